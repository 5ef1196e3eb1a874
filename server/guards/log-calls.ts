import type { ServerStep } from '../server-context';

/**
 * Middleware that logs `METHOD path status ms` for each call; never the query, a body, an address or the caller.
 * `hono/logger` would write the query too, and knows only the machine's own clock.
 */
export function logCalls(log: (line: string) => void, now: () => number): ServerStep {
  return async (context, next) => {
    const startMs = now();
    await next();
    log(`${context.req.method} ${context.req.path} ${context.res.status} ${Math.round(now() - startMs)} ms`);
  };
}
