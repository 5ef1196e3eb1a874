/** What a flow asks of a browser, whatever drives it. `place` is a selector of the page; controls are found by what they are called. */
export interface Visitor {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  press(place: string, name: string): Promise<void>;
  /** Types into the field of that name, after what is in it. */
  type(place: string, name: string, text: string): Promise<void>;
  /** Presses keys where the focus is, one after the other. */
  keys(...keys: readonly Key[]): Promise<void>;
  /** Goes into the first frame of the page. */
  enterFrame(): Promise<void>;
  /** What a function of the page gives; it must stand alone and take and give plain data. */
  read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given>;
  close(): Promise<void>;
}

/** A key that writes nothing, by its name in the DOM. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space';

/** A browser engine that is installed. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
