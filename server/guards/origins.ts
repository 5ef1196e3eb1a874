import type { ServerContext, ServerStep } from '../server-context';
import { refuse } from './refuse';

/** How long a browser may keep the answer to its preflight: a day. */
const preflightMaxAgeSeconds = 86_400;

/**
 * Lets browsers call from the origins given (none given: from any) and from the app's own, answers their preflight,
 * and turns calls from other origins away with 403 before anything happens. Callers that are no browser name no
 * origin and pass.
 */
export function checkOrigin(allowedOrigins: readonly string[]): ServerStep {
  return async (context, next) => {
    const headers = corsHeaders(context, allowedOrigins);
    const answer = await originAnswer(context, headers !== null);
    if (answer) context.res = answer;
    else await next();
    for (const [name, value] of Object.entries(headers ?? {})) context.res.headers.set(name, value);
    if (allowedOrigins.length > 0) context.res.headers.append('Vary', 'Origin');
  };
}

function originAnswer(context: ServerContext, isAllowed: boolean): Response | null {
  if (!isAllowed) return refuse(context, 403, 'This origin is not allowed');
  return context.req.method === 'OPTIONS' ? context.body(null, 204) : null;
}

/** `null` when the origin may not call. */
function corsHeaders(
  context: ServerContext,
  allowedOrigins: readonly string[],
): Record<string, string> | null {
  const origin = context.req.header('origin');
  const shared =
    context.req.method === 'OPTIONS'
      ? {
          'Access-Control-Allow-Methods': 'POST, OPTIONS',
          'Access-Control-Allow-Headers': 'Content-Type',
          'Access-Control-Max-Age': String(preflightMaxAgeSeconds),
        }
      : {};
  if (allowedOrigins.length === 0) return { ...shared, 'Access-Control-Allow-Origin': '*' };
  if (origin === undefined) return shared;
  const isAllowed = allowedOrigins.includes(origin) || isOwnOrigin(origin, context.req.url);
  return isAllowed ? { ...shared, 'Access-Control-Allow-Origin': origin } : null;
}

/** Compared without the scheme: a proxy in front may speak https where the app speaks http. */
function isOwnOrigin(origin: string, requestUrl: string): boolean {
  return origin.replace(/^https?:\/\//, '') === new URL(requestUrl).host;
}
