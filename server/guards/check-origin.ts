import { cors } from 'hono/cors';
import type { GuardContext, GuardStep } from './guard-context';
import { refuse } from './refuse';

/** How long a browser may keep the answer to its preflight: a day. */
const preflightMaxAgeSeconds = 86_400;

/**
 * Middleware that answers calls from other origins, preflights too, with 403 before anything happens; an empty
 * list allows every origin. Callers that are not browsers send no `Origin` and pass.
 *
 * `hono/cors` only leaves its headers out for such a call: the browser would hide the answer, and the mail would have
 * been sent anyway.
 */
export function refuseOtherOrigins(allowedOrigins: readonly string[]): GuardStep {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || isAllowed(origin, context, allowedOrigins)) return next();
    context.header('Vary', 'Origin');
    return refuse(context, 403, 'This origin is not allowed');
  };
}

/** Middleware that answers changes asked for by another origin's page with 403. */
export const refuseForeignChanges: GuardStep = async (context, next) => {
  const { method, url } = context.req;
  const origin = context.req.header('origin');
  if (['GET', 'HEAD'].includes(method) || origin === undefined || isOwnOrigin(origin, url)) return next();
  return refuse(context, 403, 'This origin is not allowed');
};

/** Middleware that lets browsers read the answers from any origin that passed, and answers their preflights. */
export function allowOrigins(allowedOrigins: readonly string[]): GuardStep {
  return cors({
    origin:
      allowedOrigins.length === 0
        ? '*'
        : (origin, context) => (isAllowed(origin, context, allowedOrigins) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: preflightMaxAgeSeconds,
  });
}

function isAllowed(origin: string, context: GuardContext, allowedOrigins: readonly string[]): boolean {
  return (
    allowedOrigins.length === 0 || allowedOrigins.includes(origin) || isOwnOrigin(origin, context.req.url)
  );
}

/** Whether an origin is the server's own, as called. Compared without the scheme: the app may speak http behind a proxy that speaks https. */
export function isOwnOrigin(origin: string, requestUrl: string): boolean {
  return origin.replace(/^https?:\/\//, '') === new URL(requestUrl).host;
}
