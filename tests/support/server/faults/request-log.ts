/** A received call. */
export interface LoggedRequest {
  readonly path: string;
  readonly method: string;
  /** Parsed JSON, or the text if invalid. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Older calls are dropped. */
const maxRequests = 2000;

/** Calls since the log was cleared, oldest first. */
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
