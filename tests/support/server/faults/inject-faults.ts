import type { Context, MiddlewareHandler } from 'hono';
import { parseJson } from '../../../../server/lib/parse-json';
import { breakNodeConnection } from './break-node-connection';
import type { Fault } from './fault';
import { FaultQueue } from './fault-queue';
import { faultRoutes } from './fault-routes';
import { RequestLog } from './request-log';

/**
 * Gives the server's `middleware` for tests: it logs every call to the services, fails those that a fault is waiting
 * for, and answers `/faults` and `/requests.json`, where tests order faults and read the log. Preflights always pass.
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
    // Removed first: the framework would merge the headers of the two answers.
    context.res = undefined;
    context.res = fault.kind === 'status' ? answer : await breakNodeConnection(fault.kind, context, answer);
    return undefined;
  };
}

/** A cut or slow answer without a status or body of its own is the true answer, cut or slowed. */
function keepsAnswer({ kind, status, body }: Fault): boolean {
  return (kind === 'truncate' || kind === 'slow') && status === undefined && body === undefined;
}

/** Any origin may read it: what is tested is how the client handles the fault, not the browser's policy. */
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

/** Read from a copy, so that the services still find the body. */
async function bodyOf(context: Context): Promise<unknown> {
  const text = await context.req.raw.clone().text();
  return parseJson(text) ?? text;
}

function templateOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'template_id' in body ? body.template_id : undefined;
}
