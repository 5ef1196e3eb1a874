import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { parseShallowJson } from '../../../../server/base/parse-shallow-json';
import { type Fault, parseFault } from './fault';
import { RequestLog } from './request-log';

/** A call that a fault can hit. */
interface FaultTarget {
  readonly path: string;
  /** Template id of a mail. */
  readonly template: unknown;
}

/** Pending faults, oldest first. */
class FaultQueue {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the oldest matching fault and uses it up by one call. */
  take(target: FaultTarget): Fault | null {
    const index = this.#waiting.findIndex((fault) => fits(fault, target));
    const fault = this.#waiting[index];
    if (!fault) return null;
    const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    this.#waiting.splice(index, 1, ...left);
    return fault;
  }
}

function fits(fault: Fault, target: FaultTarget): boolean {
  return fault.path === target.path && (fault.template === undefined || fault.template === target.template);
}

/** Faults that no `Response` can express. */
type ConnectionFault = 'hang' | 'reset' | 'truncate';

/** Breaks the call's Node connection; the returned response tells the server to send nothing. */
async function breakNodeConnection(
  kind: ConnectionFault,
  context: Context,
  answer: Response | null,
): Promise<Response> {
  const { outgoing } = context.env as HttpBindings;
  if (kind === 'reset') outgoing.socket?.resetAndDestroy();
  if (kind === 'truncate' && answer) await sendHalf(outgoing, answer);
  return RESPONSE_ALREADY_SENT;
}

/** Sends half of the announced body, then closes the connection. */
async function sendHalf(outgoing: ServerResponse, answer: Response): Promise<void> {
  const body = await startAnswer(outgoing, answer);
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroySoon());
}

async function startAnswer(outgoing: ServerResponse, answer: Response): Promise<Buffer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers);
  outgoing.writeHead(answer.status, { ...headers, 'content-length': body.length });
  outgoing.flushHeaders();
  return body;
}

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
    if (keepsAnswer(fault)) await next();
    const answer = keepsAnswer(fault) ? context.res : ownAnswer(fault, context);
    // Removed first, because the framework would merge both responses' headers.
    context.res = undefined;
    context.res = fault.kind === 'status' ? answer : await breakNodeConnection(fault.kind, context, answer);
    return undefined;
  };
}

/** A cut answer without its own status or body keeps the real one. */
function keepsAnswer({ kind, status, body }: Fault): boolean {
  return kind === 'truncate' && status === undefined && body === undefined;
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
  return parseShallowJson(text) ?? text;
}

function templateOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'template_id' in body ? body.template_id : undefined;
}

/** Routes where tests order faults and read the received calls. */
function faultRoutes(queue: FaultQueue, requests: RequestLog): Hono {
  return new Hono()
    .post('/faults', async (context) => {
      const fault = parseFault(parseShallowJson(await context.req.text()));
      if (typeof fault === 'string') return context.json({ error: fault }, 400);
      queue.add(fault);
      return context.json(fault, 201);
    })
    .delete('/faults', (context) => {
      queue.clear();
      return context.body(null, 204);
    })
    .get('/requests.json', (context) => context.json(requests.list()))
    .delete('/requests.json', (context) => {
      requests.clear();
      return context.body(null, 204);
    });
}
