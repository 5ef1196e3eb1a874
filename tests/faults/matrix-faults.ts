import type { Fault } from '../support/server/faults/fault';

/** What a mail comes to when its call meets a fault: taken all the same, refused for good, or failed and worth another try (docs/behaviour.md#52-retries-and-time-limits). */
export type MailOutcome = 'taken' | 'refused' | 'failed';

type Answer = Partial<Omit<Fault, 'path' | 'template'>>;

/** One of the ways in which a call of a service goes wrong. */
export interface MatrixFault {
  readonly name: string;
  readonly mailOutcome: MailOutcome;
  /** How often a mail is tried before it has failed. */
  readonly tries: number;
  /** What a visitor reads of it after 'Failed to send …: '. */
  readonly words: string;
  /** How the server answers a mail; absent when the call never gets there. */
  readonly mailAnswer?: Answer;
  /** How the server answers an estimate; absent as above. */
  readonly estimateAnswer?: Answer;
  /** How the browser ends the call itself, in Playwright's words. */
  readonly abortedAs?: string;
}

const refusals = [400, 401, 403, 404, 412, 413, 422, 426];
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

/** The twenty faults that every call meets. */
export const matrixFaults: readonly MatrixFault[] = [
  ...refusals.map((code) => status(code, 'refused')),
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
    // The true answer, broken off after its status: the mail is on its way, and a second one would be a second lead.
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
    // 'OK' has arrived long before the time-out of a mail; the price of an estimate has not.
    name: 'slow, 1 byte/s',
    mailOutcome: 'taken',
    tries: 2,
    words: '',
    mailAnswer: { kind: 'slow' },
    estimateAnswer: { kind: 'slow' },
  },
];
