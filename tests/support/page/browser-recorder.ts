import type { BrowserContext, Page, Request } from 'playwright/test';

/** What a browser keeps: a key of a storage, or something that has a name. */
export interface Kept {
  readonly origin: string;
  readonly place: 'session storage' | 'local storage' | 'database' | 'cache' | 'cookie' | 'worker';
  readonly name: string;
}

/**
 * Records everything that the pages of a context keep, were it for a moment, and every call that they make. The browser
 * itself tells it, so the pages run as they are.
 */
export class BrowserRecorder {
  readonly kept: Kept[] = [];
  readonly requests: Request[] = [];
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Begins to record a page that is still empty, and whatever else happens in its context. */
  static async of(page: Page): Promise<BrowserRecorder> {
    const context = page.context();
    const recorder = new BrowserRecorder(context);
    context.on('request', (request) => recorder.requests.push(request));
    context.on('serviceworker', (worker) => recorder.#note(worker.url(), 'worker', worker.url()));
    page.on('worker', (worker) => recorder.#note(worker.url(), 'worker', worker.url()));
    page.on('websocket', (socket) => recorder.#note(socket.url(), 'worker', socket.url()));
    const session = await context.newCDPSession(page);
    await session.send('DOMStorage.enable');
    session.on('DOMStorage.domStorageItemAdded', ({ storageId, key }) => {
      const { isLocalStorage, securityOrigin = '', storageKey = securityOrigin } = storageId;
      recorder.#note(storageKey, isLocalStorage ? 'local storage' : 'session storage', key);
    });
    return recorder;
  }

  /** Adds what stays in the browser for the page's origin: its databases, caches, and the cookies of all sites. */
  async look(page: Page): Promise<void> {
    const { databases, cached } = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      cached: await caches.keys(),
    }));
    for (const name of databases) this.#note(page.url(), 'database', name);
    for (const name of cached) this.#note(page.url(), 'cache', name);
    for (const { domain, name } of await this.#context.cookies())
      this.#note(`http://${domain}`, 'cookie', name);
  }

  #note(address: string, place: Kept['place'], name: string): void {
    this.kept.push({ origin: URL.canParse(address) ? new URL(address).origin : address, place, name });
  }
}
