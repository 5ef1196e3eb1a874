/** Browser interface for flows, with any driver. `place` is a selector; controls are found by name. */
export interface Visitor {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  press(place: string, name: string): Promise<void>;
  /** Appends text to the named field. */
  type(place: string, name: string, text: string): Promise<void>;
  /** Presses keys in turn, where the focus is. */
  keys(...keys: readonly Key[]): Promise<void>;
  /** Enters the page's first frame. */
  enterFrame(): Promise<void>;
  /** Result of a function in the page, which must be self-contained with plain data. */
  read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given>;
  close(): Promise<void>;
}

/** A non-printing key, by its DOM name. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space';

/** An installed browser engine. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
