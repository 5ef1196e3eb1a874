import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../base/log';
import type { GuardStep } from './guard-context';

/** A text as one line of a log: control characters, which could forge lines or colour a terminal, become question marks. */
export function logLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?');
}

/** A call once it is answered. */
export interface AnsweredCall {
  readonly method: string;
  /** The pattern that its path fits, `/leads/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Where calls are told. */
export interface LogCallsOptions {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onAnswer?: ((call: AnsweredCall) => void) | undefined;
}

/**
 * Middleware that logs `METHOD path status ms` for each call; never the query, a body, an address or the caller. A call
 * to the private pages also says who opened them: a session by its mark, the token, or the link of a mail.
 * `hono/logger` would write the query too, and knows only the machine's own clock.
 */
export function logCalls({ log, now, onAnswer }: LogCallsOptions): GuardStep {
  return async (context, next) => {
    const startMs = now();
    await next();
    const { openedBy } = context.var;
    const { method } = context.req;
    const { status } = context.res;
    const ms = Math.round(now() - startMs);
    const line = `${loggedCall(context)} ${status} ${ms} ms`;
    log(openedBy === undefined ? line : `${line}, opened by ${openedBy}`, status < 500 ? 'info' : 'error', {
      method,
      path: loggedPath(context),
      status,
      ms,
      ...(openedBy !== undefined && { openedBy }),
    });
    onAnswer?.({ method, route: routePath(context), status, ms });
  };
}

/** The method and the path of a call without the ids of leads, photos, mails and links, and whatever else a caller chose. */
export function loggedCall(context: Pick<Context, 'req'>): string {
  return `${context.req.method} ${loggedPath(context)}`;
}

function loggedPath({ req }: Pick<Context, 'req'>): string {
  return req.path
    .split('/')
    .map((part) => (part === '' || ownWords.has(part) ? part : '…'))
    .join('/');
}

/** What the server's own paths are made of. */
const ownWords = new Set(
  [
    'api estimate leads visits visit photos v1.0 email send link outbox outbox.json html text',
    'sign-in sign-out export.csv export.json send-failed-again clock-is-right erase real send-again',
    'app.webmanifest app.js worker.js devices remove ads google meta lost-key way-in',
    'confirm call-off contacted note won lost open health metrics',
    'change draft not-now remove script stop',
  ].flatMap((line) => line.split(' ')),
);
