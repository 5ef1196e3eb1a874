import type { Context, MiddlewareHandler } from 'hono';
import type { LeadDesk } from '../desk/lead-desk';

/** Values passed from one middleware to the next. */
export interface ServerEnv {
  Variables: {
    /** The body of the call, once `readBody` has run. */
    readonly bodyText: string;
    /** The texts of the form that was sent, once `readForm` has run; the last one for a repeated name. */
    readonly form: ReadonlyMap<string, string>;
    /** Stores and delivers leads. */
    readonly desk: LeadDesk;
  };
}
/** A call on its way through the app. */
export type ServerContext = Context<ServerEnv>;
/** A step that calls pass through. */
export type ServerStep = MiddlewareHandler<ServerEnv>;
