import type { Fault } from '../support/server/faults/fault';

/**
 * Outcome of a mail whose call hits a fault: taken anyway, refused for good, refused for now and tried again later, or failed and
 * tried again at once and later; a mail that is too large is tried again at once without its record (docs/behaviour.md#52-retries-and-time-limits).
 */
export type MailOutcome = 'taken' | 'refused' | 'shortened' | 'postponed' | 'failed';

type Answer = Partial<Omit<Fault, 'path' | 'template'>>;

/** A way a service call can fail. */
export interface MatrixFault {
  readonly name: string;
  readonly mailOutcome: MailOutcome;
  /** Tries before a mail counts as failed. */
  readonly tries: number;
  /** Error text shown after 'Failed to send …: '. */
  readonly words: string;
  /** The server's answer to a mail; absent if the call never arrives. */
  readonly mailAnswer?: Answer;
  /** The server's answer to an estimate; absent if the call never arrives. */
  readonly estimateAnswer?: Answer;
  /** Playwright's error code if the browser aborts the call. */
  readonly abortedAs?: string;
}

const refusals = [400, 422];
const postponements = [401, 403, 404, 412, 426];
const outages = [429, 500, 503];
const noAnswer = 'the service is not responding';

function status(code: number, mailOutcome: MailOutcome): MatrixFault {
  const words = `The service says ${code}`;
  return {
    name: String(code),
    mailOutcome,
    tries: code === 429 ? 4 : 2,
    words,
    mailAnswer: { status: code, body: words },
    estimateAnswer: { status: code, body: JSON.stringify({ error: words }), contentType: 'application/json' },
  };
}

const html = '<!doctype html><title>Gateway</title><body><h1>Bad <b>Gateway</b></h1>';

/** The twenty faults, applied to every call. */
export const matrixFaults: readonly MatrixFault[] = [
  ...refusals.map((code) => status(code, 'refused')),
  status(413, 'shortened'),
  ...postponements.map((code) => status(code, 'postponed')),
  ...outages.map((code) => status(code, 'failed')),
  {
    name: 'HTML',
    mailOutcome: 'failed',
    tries: 2,
    words: 'Bad Gateway',
    mailAnswer: { status: 502, body: html, contentType: 'text/html' },
    estimateAnswer: { status: 200, body: html, contentType: 'text/html' },
  },
  {
    name: 'empty',
    mailOutcome: 'failed',
    tries: 2,
    words: 'HTTP 500',
    mailAnswer: { status: 500, body: '' },
    estimateAnswer: { status: 200, body: '' },
  },
  {
    // The real answer, cut off after its status: the mail was taken, so resending would duplicate the lead.
    name: 'cut off in the middle',
    mailOutcome: 'taken',
    tries: 2,
    words: '',
    mailAnswer: { kind: 'truncate' },
    estimateAnswer: { kind: 'truncate' },
  },
  {
    name: 'hang',
    mailOutcome: 'failed',
    tries: 2,
    words: noAnswer,
    mailAnswer: { kind: 'hang' },
    estimateAnswer: { kind: 'hang' },
  },
  {
    name: 'reset',
    mailOutcome: 'failed',
    tries: 2,
    words: noAnswer,
    mailAnswer: { kind: 'reset' },
    estimateAnswer: { kind: 'reset' },
  },
  { name: 'DNS failure', mailOutcome: 'failed', tries: 2, words: noAnswer, abortedAs: 'namenotresolved' },
  {
    name: 'blocked by policy',
    mailOutcome: 'failed',
    tries: 2,
    words: noAnswer,
    abortedAs: 'blockedbyresponse',
  },
  { name: 'offline', mailOutcome: 'failed', tries: 2, words: noAnswer, abortedAs: 'internetdisconnected' },
  {
    // 'OK' arrives well before a mail's timeout; an estimate's price doesn't.
    name: 'slow, 1 byte/s',
    mailOutcome: 'taken',
    tries: 2,
    words: '',
    mailAnswer: { kind: 'slow' },
    estimateAnswer: { kind: 'slow' },
  },
];
