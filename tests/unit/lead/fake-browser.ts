import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';
import { type JsonCall, mailCall } from '../../../shared/mail-call';
import type { Order } from '../../../widgets/lead/outbox-entry';
import type { CallKind } from '../../../widgets/lead/send';
import { FakeStorage } from './fake-storage';

const service = { url: 'https://mail.example', serviceId: 'service', publicKey: 'key' };

/** A lead's mail with an id made of a letter, such as `AAAA…`. */
export function orderOf(letter: string, kind: CallKind = 'notification', message = letter): Order {
  const leadId = letter.repeat(26);
  return {
    id: `${leadId}:${kind}`,
    values: `values of ${letter}`,
    call: mailCall(service, kind, { lead_id: leadId, client_message: message }),
  };
}

/** Time between two frames. */
const frameMs = 16;

type Outbox = typeof import('../../../widgets/lead/outbox');

/** How the service meets one call. */
export type FakeAnswer =
  | { readonly status: number; readonly text?: string; readonly type?: string }
  /** Never answers; with `takes` it has taken the call. */
  | { readonly kind: 'hang' | 'reset'; readonly takes: boolean };

/** A page of the origin; `close` stops it, even in the middle of a task. */
export class FakePage {
  isOpen = true;
  readonly #browser: FakeBrowser;
  outbox!: Outbox;

  constructor(browser: FakeBrowser) {
    this.#browser = browser;
  }

  run<Result>(task: (outbox: Outbox) => Result): Result {
    return currentPage.run(this, () => task(this.outbox));
  }

  /** The page ends, as by a reload or a crash: its locks are free, and none of its code runs any more. */
  close(): void {
    this.isOpen = false;
    this.#browser.locks.release(this);
  }
}

const currentPage = new AsyncLocalStorage<FakePage>();
/** Runs for the page that asks now, and no longer than it is open. */
function ifOpen(callback: () => void): () => void {
  return AsyncResource.bind(() => {
    if (currentPage.getStore()?.isOpen !== false) callback();
  });
}

const forever = new Promise<never>(() => {});

/** A browser with one origin: its storage, its locks, its pages and the service that they call, on vitest's fake clock. */
export class FakeBrowser {
  readonly storage = new PageStorage();
  readonly locks = new FakeLocks();
  readonly events = new EventTarget();
  readonly navigator: { onLine: boolean; locks?: unknown } = { onLine: true, locks: this.locks };
  /** Every call that was made, and those that the service has taken. */
  readonly calls: JsonCall[] = [];
  readonly taken: JsonCall[] = [];
  /** How the next calls are met; the last answer holds for all that follow. */
  answers: FakeAnswer[] = [{ status: 200, text: 'OK' }];
  /** When each call was made. */
  readonly times: number[] = [];

  install(): void {
    vi.useFakeTimers();
    const { setTimeout: fakeSetTimeout } = globalThis;
    // A timer belongs to the page that set it.
    vi.stubGlobal('setTimeout', (callback: () => void, delayMs?: number) =>
      fakeSetTimeout(ifOpen(callback), delayMs),
    );
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) =>
      fakeSetTimeout(ifOpen(callback), frameMs),
    );
    vi.stubGlobal(
      'MessageChannel',
      class {
        readonly port1 = { onmessage() {} };
        readonly port2 = { postMessage: () => fakeSetTimeout(ifOpen(() => this.port1.onmessage())) };
      },
    );
    vi.stubGlobal('localStorage', this.storage);
    vi.stubGlobal('navigator', this.navigator);
    // The same listener counts once, as in a browser.
    const known = new Map<() => void, () => void>();
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      const bound = known.get(listener) ?? ifOpen(listener);
      known.set(listener, bound);
      this.events.addEventListener(type, bound);
    });
    vi.stubGlobal('dispatchEvent', (event: Event) => this.events.dispatchEvent(event));
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void) =>
      this.events.removeEventListener(type, known.get(listener) ?? null),
    );
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#fetch(url, init));
  }

  uninstall(): void {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }

  /** Opens a page with its own modules and memory. */
  async open(): Promise<FakePage> {
    const page = new FakePage(this);
    vi.resetModules();
    page.outbox = await import('../../../widgets/lead/outbox');
    return page;
  }

  async #fetch(url: string, { body, signal }: RequestInit): Promise<Response> {
    const page = currentPage.getStore();
    if (page?.isOpen === false) return forever;
    const call = { url, body: JSON.parse(String(body)) };
    this.calls.push(call);
    this.times.push(Date.now());
    const answer = (this.answers.length > 1 ? this.answers.shift() : this.answers[0]) as FakeAnswer;
    const takes = 'kind' in answer ? answer.takes : answer.status === 200 && !/html/.test(answer.type ?? '');
    if (takes) this.taken.push(call);
    if ('kind' in answer) {
      if (answer.kind === 'reset') throw new TypeError('Failed to fetch');
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    const { status, text = '', type = 'text/plain' } = answer;
    const response = new Response(text, { status, headers: { 'Content-Type': type } });
    // The text of a real response takes time of the real clock.
    return Object.assign(response, { text: async () => text });
  }
}

/** A page that has ended writes nothing any more. */
class PageStorage extends FakeStorage {
  override setItem(key: string, text: string): void {
    if (currentPage.getStore()?.isOpen !== false) super.setItem(key, text);
  }

  override removeItem(key: string): void {
    if (currentPage.getStore()?.isOpen !== false) super.removeItem(key);
  }
}

interface Request {
  readonly page: FakePage | undefined;
  readonly name: string;
  grant(): void;
}

/** The Web Locks of an origin: first come, first served; a page that ends loses its own. */
class FakeLocks {
  #held: Request[] = [];
  #waiting: Request[] = [];

  request(name: string, task: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const request: Request = {
        name,
        page: currentPage.getStore(),
        grant: AsyncResource.bind(() => {
          task()
            .then(resolve, reject)
            .finally(() => this.#free(request));
        }),
      };
      this.#waiting.push(request);
      this.#grantNext();
    });
  }

  release(page: FakePage): void {
    this.#waiting = this.#waiting.filter((one) => one.page !== page);
    this.#held = this.#held.filter((one) => one.page !== page);
    this.#grantNext();
  }

  #free(request: Request): void {
    this.#held = this.#held.filter((one) => one !== request);
    this.#grantNext();
  }

  #grantNext(): void {
    for (const request of [...this.#waiting]) {
      if (this.#held.some(({ name }) => name === request.name)) continue;
      this.#waiting = this.#waiting.filter((one) => one !== request);
      this.#held.push(request);
      request.grant();
    }
  }
}

/** The ids of the leads of some calls, in order. */
export const leadIds = (calls: readonly JsonCall[]) =>
  calls.map(({ body }) => (body as { template_params: { lead_id: string } }).template_params.lead_id);
