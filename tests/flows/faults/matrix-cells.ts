import { en } from '../../../shared/locales/en';
import type { EstimationType } from '../../support/driver/leads';
import { isInShare, matrixShare } from '../../support/matrix';
import type { Fault } from '../../support/server/faults/fault';

/**
 * Outcome of a mail whose call hits a fault: taken anyway, refused for good, refused for now and tried again later, or failed and
 * tried again at once and later; a mail that is too large is tried again at once without its record (docs/behaviour.md#52-retries-and-time-limits).
 */
type MailOutcome = 'taken' | 'refused' | 'shortened' | 'postponed' | 'failed';

type Answer = Partial<Omit<Fault, 'path' | 'template'>>;

/** A way a service call can fail. */
interface MatrixFault {
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
const noAnswer = en.delivery.noResponse;

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
const matrixFaults: readonly MatrixFault[] = [
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
    // A mail's 'OK' arrives well before the timeout; an estimate's longer answer arrives too late.
    name: 'slow, 1 byte/s',
    mailOutcome: 'taken',
    tries: 2,
    words: '',
    mailAnswer: { kind: 'slow' },
    estimateAnswer: { kind: 'slow' },
  },
];

/**
 * Calls of both flows in order (docs/behaviour.md#42-the-four-mails): the estimate, and mails by template.
 */
export const matrixCalls = [
  'contactNotification',
  'contactConfirmation',
  'estimate',
  'estimatorTeam',
  'estimatorCustomer',
] as const;

export type MatrixCall = (typeof matrixCalls)[number];

/** One fault in one call, on its first try or on both. */
export interface MatrixCell {
  readonly call: MatrixCall;
  readonly fault: MatrixFault;
  readonly tries: 'first try' | 'both tries';
}

/** Outcome of a cell: for the visitor, for the outbox, and for delivery. */
export interface CellOutcome {
  /** Messages and final screen, such as `Failed to send message: … | form`. */
  readonly sees: string;
  /** Mails in the browser's outbox. */
  readonly kept: number;
  /** Mails delivered while the visitor is still on the page. */
  readonly atOnce: readonly string[];
  /** Mails delivered after the visitor's next step: another page, or a second press. */
  readonly inTheEnd: readonly string[];
}

/** Calls × faults × tries. */
export const matrixCells: readonly MatrixCell[] = matrixCalls.flatMap((call) =>
  matrixFaults.flatMap((fault) =>
    (['first try', 'both tries'] as const).map((tries): MatrixCell => ({ call, fault, tries })),
  ),
);

/** Cells covered by this run. */
export function cellsInRun(): readonly MatrixCell[] {
  const share = matrixShare(process.env.MATRIX);
  return matrixCells.filter((cell) => isInShare(share, nameOf(cell), isSample(cell)));
}

/** A cell in words: `estimate 503 first try`. */
export function nameOf({ call, fault, tries }: MatrixCell): string {
  return `${call} ${fault.name} ${tries}`;
}

/** Covers every outcome of every call, and every kind of fault in each flow. */
function isSample({ call, fault, tries }: MatrixCell): boolean {
  if (fault.name === '400') return tries === 'first try';
  if (fault.name === '503') return true;
  const kinds = ['HTML', 'empty', 'cut off in the middle', 'hang', 'reset', 'offline', 'slow, 1 byte/s'];
  if (!kinds.includes(fault.name)) return false;
  const isHungConfirmation = call === 'contactConfirmation' && fault.name === 'hang';
  return (
    tries === 'first try' && (call === 'contactNotification' || call === 'estimate' || isHungConfirmation)
  );
}

/** Whether the service holds the call until the page times out. */
export function isHeld({ call, fault }: MatrixCell): boolean {
  return fault.name === 'hang' || (call === 'estimate' && fault.name.startsWith('slow'));
}

/**
 * The cell's project; whole condos and specific rooms have different error texts
 * (docs/behaviour.md#61-error-catalogue).
 */
export function estimationTypeOf({ tries }: MatrixCell): EstimationType {
  return tries === 'first try' ? 'general' : 'specific_rooms';
}

const { estimateFailed } = en.estimator;
const estimateWords = {
  general: estimateFailed.general,
  specific_rooms: `alert: ${estimateFailed.specific_rooms}`,
};
const thanked = { contact: en.thankYou.contact.heading, estimate: en.thankYou.estimate.heading };
const contactMails = ['contactNotification', 'contactConfirmation'];
const estimatorMails = ['estimatorTeam', 'estimatorCustomer'];

/**
 * Specified outcome of each cell (docs/behaviour.md#61-error-catalogue,
 * docs/behaviour.md#52-retries-and-time-limits).
 */
export function expectedOutcome(cell: MatrixCell): CellOutcome {
  const { call, fault, tries } = cell;
  const isLost =
    fault.mailOutcome === 'refused' ||
    fault.mailOutcome === 'postponed' ||
    (['failed', 'shortened'].includes(fault.mailOutcome) && tries === 'both tries');
  if (call === 'estimate') {
    const sees = `${estimateWords[estimationTypeOf(cell)]} | calculator`;
    return { sees, kept: 0, atOnce: [], inTheEnd: estimatorMails };
  }
  if (call === 'contactConfirmation') return confirmationOutcome(cell, isLost || fault.name === 'hang');
  const isContact = call === 'contactNotification';
  if (!isLost) {
    const mails = isContact ? contactMails : estimatorMails;
    return {
      sees: isContact ? thanked.contact : thanked.estimate,
      kept: 0,
      atOnce: mails,
      inTheEnd: mails,
    };
  }
  const failed = `Failed to send message: ${fault.words}`;
  if (isContact) {
    return { sees: `${failed} | form`, kept: 1, atOnce: [], inTheEnd: ['contactNotification'] };
  }
  if (call === 'estimatorTeam') {
    return {
      sees: `${failed} | ${thanked.estimate}`,
      kept: 1,
      // The confirmation waits until the business's mail has stored the lead.
      atOnce: [],
      inTheEnd: ['estimatorCustomer', 'estimatorTeam'],
    };
  }
  return {
    sees: `Failed to send confirmation email: ${fault.words} | calculator with price`,
    kept: 0,
    atOnce: ['estimatorTeam'],
    inTheEnd: estimatorMails,
  };
}

/**
 * The quote form's visitor sees no error and waits at most three seconds
 * (docs/behaviour.md#61-error-catalogue, docs/behaviour.md#53-leaving-the-page).
 */
function confirmationOutcome({ fault }: MatrixCell, isMissing: boolean): CellOutcome {
  const isKept = isMissing && ['failed', 'postponed'].includes(fault.mailOutcome);
  const notification = ['contactNotification'];
  return {
    sees: thanked.contact,
    kept: isKept ? 1 : 0,
    atOnce: isMissing ? notification : contactMails,
    inTheEnd: isMissing && !isKept ? notification : contactMails,
  };
}
