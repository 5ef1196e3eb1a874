import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { webKitDriver } from '../../support/browser/engines';
import { findControl } from '../../support/driver/find-control';
import { callInPage } from './in-page';
import { type Key, until, type Visitor } from './visitor';

/** Key of element references in the protocol: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that is silent for longer is stuck. */
const timeoutMs = 60_000;

/** An element reference. */
type RemoteElement = Readonly<Record<typeof elementKey, string>>;

/** The protocol's codes of keys, by DOM name: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A pointer action: https://www.w3.org/TR/webdriver2/#pointer-actions */
type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** A WebDriver session; each method is one call of the protocol. */
class WebDriver {
  readonly #session: string;
  /** Version of the browser. */
  readonly version: string;

  private constructor(session: string, version: string) {
    this.#session = session;
    this.version = version;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId, capabilities: given } = await until('the driver', () =>
      call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', `${driver}/session`, {
        capabilities: { alwaysMatch: capabilities },
      }),
    );
    return new WebDriver(`${driver}/session/${sessionId}`, given.browserVersion);
  }

  get<Given>(path: string): Promise<Given> {
    return call('GET', `${this.#session}/${path}`);
  }

  post<Given>(path: string, body: object = {}): Promise<Given> {
    return call('POST', `${this.#session}/${path}`, body);
  }

  /** Result of a script given as a function body. */
  script<Given>(script: string): Promise<Given> {
    return this.post('execute/sync', { script, args: [] });
  }

  click(element: RemoteElement): Promise<void> {
    return this.post(`element/${element[elementKey]}/click`);
  }

  /** Appends text to an element. */
  type(element: RemoteElement, text: string): Promise<void> {
    return this.post(`element/${element[elementKey]}/value`, { text });
  }

  /** Presses and releases each key, given as a character or DOM name, where the focus is. */
  keys(keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => keyCodes[key] ?? key);
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Performs pointer actions in order; positions are CSS pixels of the window. */
  pointer(...actions: readonly PointerAction[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    return this.post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  }

  async end(): Promise<void> {
    await call('DELETE', this.#session);
  }
}

async function call<Given>(method: string, url: string, body?: object): Promise<Given> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Given & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a WebKitGTK session on its own display, with a function that ends both. */
export async function startWebKit(
  miniBrowser: string,
  port: number,
): Promise<{ readonly driver: WebDriver; end(): Promise<void> }> {
  const screen = await startScreen();
  const env = { ...process.env, DISPLAY: screen.display };
  const service = spawn(webKitDriver, [`--port=${port}`], { stdio: 'ignore', env });
  const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  return {
    driver,
    end: async () => {
      await driver.end();
      service.kill();
      screen.process.kill();
    },
  };
}

/** Starts a virtual display, which reports its number when ready. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const given = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', given, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { process: screen, display: `:${String(number).trim()}` };
}

/** A visitor in WebKitGTK. */
export class WebKitVisitor implements Visitor {
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
