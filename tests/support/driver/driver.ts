/**
 * The hands and eyes of a visitor within one part of a page, whatever drives the browser: Playwright, the component
 * runner or WebDriver. Controls are found by what a visitor calls them: the label, or the words on a button. Every
 * method waits until it can do its work, and rejects when that takes too long.
 */
export interface Driver {
  /** Writes into the field with this label, or else the first whose label begins so. */
  fill(label: string, text: string): Promise<void>;
  /** Presses the button, the checkbox or the question of this name. */
  press(name: string): Promise<void>;
  /** The label of the first field whose label matches. */
  label(pattern: RegExp): Promise<string>;
  /** Waits until this can be read. */
  see(text: string | RegExp): Promise<void>;
}
