import type { GuardStep } from './guard-context';

/** A text as one line of a log: control characters, which could forge lines or colour a terminal, become question marks. */
export function logLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?');
}

/**
 * Middleware that logs `METHOD path status ms` for each call; never the query, a body, an address or the caller.
 * `hono/logger` would write the query too, and knows only the machine's own clock.
 */
export function logCalls(log: (line: string) => void, now: () => number): GuardStep {
  return async (context, next) => {
    const startMs = now();
    await next();
    log(`${context.req.method} ${context.req.path} ${context.res.status} ${Math.round(now() - startMs)} ms`);
  };
}
