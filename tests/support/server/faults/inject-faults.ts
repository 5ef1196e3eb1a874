import type { Context, MiddlewareHandler } from 'hono';
import { parseJson } from '../../../../server/lib/parse-json';
import { breakNodeConnection } from './break-node-connection';
import type { Fault } from './fault';
import { FaultQueue } from './fault-queue';
import { faultRoutes } from './fault-routes';
import { RequestLog } from './request-log';

/**
 * Server middleware for tests: logs every call to the services, applies pending faults, and serves `/faults`
 * and `/requests.json`. Preflights always pass.
 */
export function injectFaults(now: () => number = Date.now): MiddlewareHandler {
  const queue = new FaultQueue();
  const requests = new RequestLog();
  const routes = faultRoutes(queue, requests);
  return async (context, next) => {
    const { method, path } = context.req;
    if (path === '/faults' || path === '/requests.json') return routes.fetch(context.req.raw);
    if (!path.startsWith('/api/') || method === 'OPTIONS') return next();
    const body = await bodyOf(context);
    requests.add({ path, method, body, at: now() });
    const fault = method === 'POST' ? queue.take({ path, template: templateOf(body) }) : null;
    if (fault === null) return next();
    if (fault.processed || keepsAnswer(fault)) await next();
    const answer = keepsAnswer(fault) ? context.res : ownAnswer(fault, context);
    // Removed first, because the framework would merge both responses' headers.
    context.res = undefined;
    context.res = fault.kind === 'status' ? answer : await breakNodeConnection(fault.kind, context, answer);
    return undefined;
  };
}

/** A cut or slow answer without its own status or body keeps the real one. */
function keepsAnswer({ kind, status, body }: Fault): boolean {
  return (kind === 'truncate' || kind === 'slow') && status === undefined && body === undefined;
}

/** Readable by any origin: tests check how the client handles the fault, not CORS. */
function ownAnswer({ status = 200, body = '', contentType = 'text/plain' }: Fault, context: Context) {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? body : null, {
    status,
    headers: {
      'Content-Type': contentType,
      'Access-Control-Allow-Origin': context.req.header('origin') ?? '*',
    },
  });
}

/** Reads a clone, so the services still get the body. */
async function bodyOf(context: Context): Promise<unknown> {
  const text = await context.req.raw.clone().text();
  return parseJson(text) ?? text;
}

function templateOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'template_id' in body ? body.template_id : undefined;
}
