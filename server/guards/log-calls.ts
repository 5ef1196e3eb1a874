import type { Context } from 'hono';
import type { GuardStep } from './guard-context';

/** A text as one line of a log: control characters, which could forge lines or colour a terminal, become question marks. */
export function logLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?');
}

/**
 * Middleware that logs `METHOD path status ms` for each call; never the query, a body, an address or the caller. A call
 * to the private pages also says who opened them: a session by its mark, the token, or the link of a mail.
 * `hono/logger` would write the query too, and knows only the machine's own clock.
 */
export function logCalls(log: (line: string) => void, now: () => number): GuardStep {
  return async (context, next) => {
    const startMs = now();
    await next();
    const { openedBy } = context.var;
    const line = `${loggedCall(context)} ${context.res.status} ${Math.round(now() - startMs)} ms`;
    log(openedBy === undefined ? line : `${line}, opened by ${openedBy}`);
  };
}

/** The method and the path of a call without the ids of leads, photos, mails and links, and whatever else a caller chose. */
export function loggedCall({ req }: Pick<Context, 'req'>): string {
  const parts = req.path.split('/').map((part) => (part === '' || ownWords.has(part) ? part : '…'));
  return `${req.method} ${parts.join('/')}`;
}

/** What the server's own paths are made of. */
const ownWords = new Set(
  [
    'api estimate leads visits visit photos v1.0 email send link outbox outbox.json html text',
    'sign-in sign-out export.csv export.json send-failed-again clock-is-right erase real send-again',
    'confirm call-off contacted note won lost open',
  ].flatMap((line) => line.split(' ')),
);
