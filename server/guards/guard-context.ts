import type { Context, MiddlewareHandler } from 'hono';

/** Values of a call that guards read and write. */
export interface GuardEnv {
  Variables: {
    /** The body of the call, once `readBody` has run. */
    readonly bodyText: string;
    /** The texts of the form that was sent, once `readForm` has run; the last one for a repeated name. */
    readonly form: ReadonlyMap<string, string>;
    /** Who opened a private page, as the log names them; set only where one was opened. */
    openedBy?: string;
    /** Set where a private page has the script of the installed pages. */
    hasScript?: boolean;
    readonly desk: GuardDesk;
  };
}

/** What guards keep in the store. */
interface GuardDesk {
  /** Counts calls by key; a count begins with the key's first call and ends after `windowMs`. */
  readonly calls: {
    add(
      key: string,
      windowMs: number,
      nowMs: number,
    ): Promise<{ readonly count: number; readonly endsAt: number }>;
    get(key: string, nowMs: number): Promise<{ readonly count: number; readonly secondsLeft: number }>;
  };
  /** Mails the business a way in; false if too many were asked for. */
  mailWayIn(): Promise<boolean>;
  /** Whether the ticket of such a mail may sign in, which it does once. */
  takeWayIn(ticket: string): Promise<boolean>;
  /** Hands over what is to be delivered. */
  deliverSoon(): Promise<void>;
  /** Sessions of people who signed in with the token. */
  readonly sessions: {
    start(token: string, nowMs: number, lengthMs: number): Promise<string>;
    isOpen(session: string, token: string, nowMs: number): Promise<boolean>;
    end(session: string, token: string): Promise<void>;
    /** A name for the session that opens nothing. */
    markOf(session: string, token: string): Promise<string>;
  };
}

/** A call at a guard. */
export type GuardContext = Context<GuardEnv>;
/** A step that calls pass through. */
export type GuardStep = MiddlewareHandler<GuardEnv>;
