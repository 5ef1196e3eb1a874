import type { ServerStep } from '../server-context';
import { refuse } from './refuse';

/** Middleware that answers every other method with 405 and `Allow`, where Hono would answer 404. */
export function onlyMethods(...methods: readonly string[]): ServerStep {
  return async (context, next) => {
    if (methods.includes(context.req.method)) return next();
    context.header('Allow', methods.join(', '));
    return refuse(context, 405, `Only ${methods.join(', ')} can be used here`);
  };
}
