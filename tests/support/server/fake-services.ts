import { PageLocks } from '../page/page-locks';

/** A call the page made. */
export interface Call {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly keepalive: boolean | undefined;
  readonly signal: AbortSignal | null | undefined;
  /** The JSON of the body. */
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is what the tests look into.
  readonly body: any;
  /** When the call went out, in milliseconds since 1970. */
  readonly at: number;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** The services outside, as the page's `fetch` meets them: it keeps every call and answers as the test says. */
export class FakeServices {
  readonly calls: Call[] = [];
  /** How the mail service answers; as it does for a mail it took, unless the test says otherwise. */
  mail: Answer = () => new Response('OK');
  /** How the estimate service answers. */
  estimate: Answer = () => price(1234.5);

  /** The calls to the mail service. */
  get mails(): Call[] {
    return this.calls.filter(({ url }) => url.endsWith('/api/v1.0/email/send'));
  }

  /** The calls to the estimate service. */
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

/** An answer of the estimate service. */
export function price(totalCost: unknown): Response {
  return Response.json({ totalCost });
}

/** A service that never answers. */
export function silence(): Promise<Response> {
  return new Promise(() => {});
}

/** An answer that a test holds back until it gives it. */
export function held(): { readonly answer: Answer; give(response: Response): void } {
  let give: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}

/** Answers call by call; the last answer holds for all that follow. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return (call) => {
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (!answer) throw new Error('No answer given');
    return answer(call);
  };
}

/** Fails as `fetch` does when there is no network. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Puts services of its own behind every test of the calling suite. */
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
    // What a test has left in the outbox is not the next one's.
    localStorage.clear();
  });
  return holder;
}
