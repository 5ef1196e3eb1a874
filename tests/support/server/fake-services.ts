import type { SentLead } from '../../../shared/lead';

/**
 * Web Locks for a single page of an origin. Real locks take time, during which a fake clock would advance,
 * and a lock held at the end of a test would never be released.
 */
class PageLocks {
  readonly #turns = new Map<string, Promise<unknown>>();

  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = Promise.resolve(this.#turns.get(name)).then(task, task);
    this.#turns.set(name, turn);
    return turn;
  }
}

/** A call made by the page. */
export interface Call {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly keepalive: boolean | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** Parsed JSON body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary bodies.
  readonly body: any;
  /** Start time, in milliseconds since 1970. */
  readonly at: number;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** The lead that a mail carries as data. */
export function leadOf(mail: Call | undefined): SentLead {
  return JSON.parse(mail?.body.template_params.lead ?? 'null');
}

/** Fake services behind the page's `fetch`: records every call and answers as the test says. */
export class FakeServices {
  readonly calls: Call[] = [];
  /** Response of the mail service; success by default. */
  mail: Answer = () => new Response('OK');
  /** Response of the estimate service. */
  estimate: Answer = () => price(1234.5);

  /** Calls to the mail service. */
  get mails(): Call[] {
    return this.calls.filter(({ url }) => url.endsWith('/api/v1.0/email/send'));
  }

  /** Calls to the estimate service. */
  get estimates(): Call[] {
    return this.calls.filter((call) => !this.mails.includes(call));
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call: Call = {
      url: String(input),
      method: init.method,
      headers: new Headers(init.headers),
      keepalive: init.keepalive,
      signal: init.signal,
      body: JSON.parse(String(init.body)),
      at: Date.now(),
    };
    this.calls.push(call);
    const answer = this.mails.includes(call) ? this.mail : this.estimate;
    return Promise.race([answer(call), abortion(call.signal)]);
  };
}

/** A response of the estimate service. */
export function price(totalCost: unknown): Response {
  return Response.json({ totalCost });
}

/** A service that never answers. */
export function silence(): Promise<Response> {
  return new Promise(() => {});
}

/** A response that a test holds back. */
export function held(): { readonly answer: Answer; give(response: Response): void } {
  let give: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}

/** Answers calls in turn; the last answer repeats. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return (call) => {
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (!answer) throw new Error('No answer given');
    return answer(call);
  };
}

/** Rejects as `fetch` does offline. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Installs fake services for every test of the calling suite. */
export function useFakeServices(): { readonly current: FakeServices } {
  const realFetch = window.fetch;
  const holder = { current: new FakeServices() };
  beforeEach(() => {
    holder.current = new FakeServices();
    window.fetch = holder.current.fetch;
    Object.defineProperty(navigator, 'locks', { value: new PageLocks(), configurable: true });
  });
  afterEach(() => {
    window.fetch = realFetch;
    Reflect.deleteProperty(navigator, 'locks');
    // Empties the mailbox for the next test.
    localStorage.clear();
  });
  return holder;
}
