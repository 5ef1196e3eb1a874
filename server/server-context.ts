import type { Context, MiddlewareHandler } from 'hono';
import type { RequestText } from './guards/request-text';

/** The names under which one step of a call leaves things for the next. */
export interface ServerEnv {
  Variables: { readonly requestText: RequestText };
}
/** A call on its way through the app. */
export type ServerContext = Context<ServerEnv>;
/** A step of the app's own. */
export type ServerStep = MiddlewareHandler<ServerEnv>;
