import type { Context, MiddlewareHandler } from 'hono';
import type { ServerBusiness } from './business';
import type { LeadDesk } from './leads/lead-desk';
import type { Outbox } from './mail/mail';
import type { ServerContext } from './server-context';
import type { BusyCalendar } from './visits/busy-calendar';

/** Everything the app needs besides fetch, the clock included. */
export interface ServerOptions {
  readonly business: ServerBusiness;
  /** The desk that stores and delivers the leads of a call; one desk for all calls if they may wait for each other. */
  readonly deskOf: (context: ServerContext) => LeadDesk;
  /** The mail box shown at `/outbox`. Without one there are no such pages. */
  readonly outbox?: Outbox;
  /** The business's calendar: half-days taken in it are not offered. */
  readonly calendar?: BusyCalendar | undefined;
  /** Token that opens `/leads` and the mail box; without one they stay closed. */
  readonly leadsToken?: string | undefined;
  /** Origins besides the app's own that may call; empty: any. */
  readonly allowedOrigins?: readonly string[];
  /** Calls of each kind that a client may make in a minute. Default 120. */
  readonly callsPerMinute?: number;
  /**
   * Counts a call and returns the seconds until this client may call again; 0: it may now. Default: the store counts
   * up to `callsPerMinute`.
   */
  readonly secondsToWait?: (context: ServerContext, key: string) => Promise<number>;
  /** Key that tells clients apart. Default: all count as one. */
  readonly clientAddress?: (context: Context) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Gets one line for each call, without personal data. */
  readonly log?: (line: string) => void;
  /** A step that every call passes before the services, and may answer itself. */
  readonly middleware?: MiddlewareHandler | undefined;
}
