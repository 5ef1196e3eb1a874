import type { ElementHandle, Frame, Page } from 'playwright';
import { findControl } from '../../support/driver/find-control';
import { callInPage } from './in-page';
import { type Key, until, type Visitor } from './visitor';

/** A visitor in an engine that Playwright drives. */
export class PlaywrightVisitor implements Visitor {
  readonly #page: Page;
  #frame: Frame;

  constructor(page: Page) {
    this.#page = page;
    this.#frame = page.mainFrame();
  }

  async open(url: string): Promise<void> {
    this.#frame = this.#page.mainFrame();
    await this.#page.goto(url);
  }

  async url(): Promise<string> {
    return this.#page.url();
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewportSize({ width, height });
  }

  async press(place: string, name: string): Promise<void> {
    await (await this.#control(place, name)).click();
  }

  async type(place: string, name: string, text: string): Promise<void> {
    const control = await this.#control(place, name);
    await control.focus();
    await control.type(text);
  }

  async keys(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async enterFrame(): Promise<void> {
    this.#frame = await until('a frame', async () => this.#page.mainFrame().childFrames()[0]);
  }

  async read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given> {
    return this.#frame.evaluate(callInPage(read, ...given)) as Promise<Given>;
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  #control(place: string, name: string): Promise<ElementHandle> {
    return until(`${name} in ${place}`, async () => {
      const handle = await this.#frame.evaluateHandle(callInPage(findControl, place, name));
      return handle.asElement();
    });
  }
}
