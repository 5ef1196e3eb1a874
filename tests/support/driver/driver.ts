/**
 * A visitor's actions within one part of a page, in any test runner: Playwright, the component runner or
 * WebDriver. Finds controls by label or button text. Every method waits for its control, and rejects on
 * timeout.
 */
export interface Driver {
  /** Types into the field with this label, or the first whose label starts with it. */
  fill(label: string, text: string): Promise<void>;
  /** Presses the button, checkbox or question of this name. */
  press(name: string): Promise<void>;
  /** First field label that matches. */
  label(pattern: RegExp): Promise<string>;
  /** Waits until the text is visible. */
  see(text: string | RegExp): Promise<void>;
}
