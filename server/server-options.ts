import type { Context, MiddlewareHandler } from 'hono';
import type { ServerBusiness } from './business';
import type { MailTransport, Outbox } from './mail/mail';

/** What the app is told about the place it runs in: everything outside fetch, the clock included, is passed in. */
export interface ServerOptions {
  readonly business: ServerBusiness;
  /** Takes each mail that passed the checks. A rejection is answered with 503, so that the client tries again. */
  readonly transport: MailTransport;
  /** The mail box shown at `/outbox`. Without one there are no such pages. */
  readonly outbox?: Outbox;
  /** Who may read the mail box. Default: everybody. */
  readonly mayReadMail?: (context: Context) => boolean;
  /** Origins besides the app's own that may call; empty: any. */
  readonly allowedOrigins?: readonly string[];
  /** Calls a client address may make in a minute. Default 120. */
  readonly callsPerMinute?: number;
  /** What tells one client from another. Default: all count as one. */
  readonly clientAddress?: (context: Context) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Gets one line for each call, without personal data. */
  readonly log?: (line: string) => void;
  /** A step that every call passes before the services, and may answer itself. */
  readonly middleware?: MiddlewareHandler | undefined;
}
