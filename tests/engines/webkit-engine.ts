import { findControl } from '../support/driver/find-control';
import { callInPage } from './call-in-page';
import { until } from './until';
import type { Engine, Key, Visitor } from './visitor';
import type { RemoteElement, WebDriver } from './web-driver';
import { startWebKit } from './webkit-session';

/** WebKitGTK over WebDriver. */
export async function webKitEngine(miniBrowser: string, port: number): Promise<Engine> {
  const { driver, end } = await startWebKit(miniBrowser, port);
  return {
    name: 'WebKitGTK',
    version: driver.version,
    visit: async () => new WebKitVisitor(driver),
    close: end,
  };
}

class WebKitVisitor implements Visitor {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async open(url: string): Promise<void> {
    await this.#driver.post('frame', { id: null });
    await this.#driver.post('url', { url });
  }

  url(): Promise<string> {
    return this.#driver.get('url');
  }

  back(): Promise<void> {
    return this.#driver.post('back');
  }

  reload(): Promise<void> {
    return this.#driver.post('refresh');
  }

  /** The window includes bars around the page. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.post('window/rect', { width, height });
    const [barWidth, barHeight] = await this.read(
      (width, height) => [width - innerWidth, height - innerHeight] as const,
      width,
      height,
    );
    await this.#driver.post('window/rect', { width: width + barWidth, height: height + barHeight });
  }

  async press(place: string, name: string): Promise<void> {
    await this.#with(place, name, (control) => this.#driver.click(control));
  }

  async type(place: string, name: string, text: string): Promise<void> {
    await this.#with(place, name, (control) => this.#driver.type(control, text));
  }

  keys(...keys: readonly Key[]): Promise<void> {
    return this.#driver.keys(keys);
  }

  async enterFrame(): Promise<void> {
    await this.#driver.post('frame', { id: 0 });
  }

  read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given> {
    return this.#driver.script(`return ${callInPage(read, ...given)}`);
  }

  /** Clears storage, because all visits share a tab, after the page has written its own on leaving. */
  async close(): Promise<void> {
    const { origin } = new URL(await this.url());
    await this.open('about:blank');
    if (!origin.startsWith('http')) return;
    await this.open(`${origin}/robots.txt`);
    await this.read(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.open('about:blank');
  }

  /** Acts on a control, and retries while the page moves or redraws it. */
  async #with(place: string, name: string, act: (control: RemoteElement) => Promise<void>): Promise<void> {
    await until(`${name} in ${place}`, async () => {
      const control = await this.#driver.script<RemoteElement | null>(
        `return ${callInPage(findControl, place, name)}`,
      );
      if (!control) return false;
      await act(control);
      return true;
    });
  }
}
