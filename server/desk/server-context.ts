import type { Context, MiddlewareHandler } from 'hono';
import type { GuardEnv } from '../guards/guard-context';
import type { LeadDesk } from './lead-desk';

/** Values passed from one middleware to the next. */
export interface ServerEnv {
  Variables: GuardEnv['Variables'] & {
    /** Stores and delivers leads. */
    readonly desk: LeadDesk;
  };
}
/** A call on its way through the app. */
export type ServerContext = Context<ServerEnv>;
/** A step that calls pass through. */
export type ServerStep = MiddlewareHandler<ServerEnv>;
