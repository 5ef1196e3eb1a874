/** A call received, as the tests read it. */
export interface LoggedRequest {
  readonly path: string;
  readonly method: string;
  /** The parsed JSON, or the text when it is none. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The most calls kept; older ones are forgotten first. */
const maxRequests = 2000;

/** The calls received since the log was last cleared, oldest first. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > maxRequests) this.#requests.shift();
  }

  clear(): void {
    this.#requests = [];
  }

  list(): readonly LoggedRequest[] {
    return this.#requests;
  }
}
