import type { Context, MiddlewareHandler } from 'hono';
import type { RequestText } from './guards/request-text';

/** The names under which one step of a call leaves things for the next. */
export interface ProviderEnv {
  Variables: { readonly requestText: RequestText };
}
/** A call on its way through the app. */
export type ProviderContext = Context<ProviderEnv>;
/** A step of the app's own. */
export type ProviderStep = MiddlewareHandler<ProviderEnv>;
