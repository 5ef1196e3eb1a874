import type { Log } from '../base/log';
import { tryMailServer } from './smtp-transport';

const retryMs = 5 * 60_000;

/** Signs in to the mail server at the start, and again every five minutes until it works. */
export class MailServerWatch {
  readonly #url: string;
  readonly #log: Log;
  readonly #tryServer: typeof tryMailServer;
  #fault: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(url: string, log: Log, tryServer = tryMailServer) {
    this.#url = url;
    this.#log = log;
    this.#tryServer = tryServer;
  }

  /** Why it does not work; null if it does, or as long as nobody knows. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Tries now; resolves with the outcome. */
  async start(): Promise<void> {
    const fault = await this.#tryServer(this.#url);
    if (this.#isStopped) return;
    if (fault !== null) this.#log(`SMTP_URL does not work: ${fault}`, 'error');
    else if (this.#fault !== null) this.#log('SMTP_URL works again');
    this.#fault = fault;
    if (fault !== null) this.#timer = setTimeout(() => void this.start(), retryMs);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
