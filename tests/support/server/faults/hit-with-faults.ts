import { parseJson } from '../../../../server/guards/parse-json';
import type { ServerContext, ServerStep } from '../../../../server/server-context';
import type { BreakConnection, ConnectionFault } from '../../../../server/server-options';
import type { Fault } from './fault';
import type { FaultQueue } from './fault-queue';
import type { RequestLog } from './request-log';

/** What the faults need. */
export interface FaultTools {
  readonly queue: FaultQueue;
  readonly requests: RequestLog;
  readonly breakConnection: BreakConnection | undefined;
  readonly now: () => number;
}

/** Notes every call and hits those that a fault is waiting for. Preflights are let pass. */
export function hitWithFaults({ queue, requests, breakConnection, now }: FaultTools): ServerStep {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === 'OPTIONS') return next();
    const body = bodyOf(context);
    requests.add({ path, method, body, at: now() });
    const fault = method === 'POST' ? queue.take({ path, template: templateOf(body) }) : null;
    if (fault === null) return next();
    if (fault.processed || answersTruly(fault)) await next();
    const answer = answersTruly(fault) ? context.res : ownAnswer(fault, context);
    const isBroken = fault.kind !== 'status' && breakConnection;
    // Set aside first: the framework would mix the headers of the two answers.
    context.res = undefined;
    context.res = isBroken ? await breakConnection(fault.kind as ConnectionFault, context, answer) : answer;
  };
}

/** A cut or slow answer without a status or body of its own is the true answer, cut or slowed. */
function answersTruly({ kind, status, body }: Fault): boolean {
  return (kind === 'truncate' || kind === 'slow') && status === undefined && body === undefined;
}

/** Any origin may read it: what is tested is the client's handling of the fault, not of the browser's policy. */
function ownAnswer({ status = 200, body = '', contentType = 'text/plain' }: Fault, context: ServerContext) {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? body : null, {
    status,
    headers: {
      'Content-Type': contentType,
      'Access-Control-Allow-Origin': context.req.header('origin') ?? '*',
    },
  });
}

function bodyOf(context: ServerContext): unknown {
  const requestText = context.var.requestText;
  if (requestText.kind !== 'text') return null;
  return parseJson(requestText.text) ?? requestText.text;
}

function templateOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'template_id' in body ? body.template_id : undefined;
}
