import { until } from './until';

/** Key of element references in the protocol: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that is silent for longer is stuck. */
const timeoutMs = 60_000;

/** An element reference. */
export type RemoteElement = Readonly<Record<typeof elementKey, string>>;

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
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** A WebDriver session; each method is one call of the protocol. */
export class WebDriver {
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
