import { errorKind } from '../mail/delivery-error';
import type { CallCounts } from '../store/call-counts';
import type { BackupStatus } from '../store/nightly-backup';
import type { LeadDatabase } from '../store/schema';
import { longWaiting, type WaitingDeliveries } from '../store/waiting-deliveries';
import type { BusyCalendar, BusyTimes } from './busy-calendar';
import { failureLabel } from './labels';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const deadLettersKey = 'dead letters';
/** A delivery that is on its way for longer needs somebody. */
const longMs = 15 * minuteMs;
/** A night was missed. */
const oldBackupMs = 36 * 60 * minuteMs;
/** Photos of 15 MB arrive, and a backup has the size of the store. */
const leastFreeBytes = 500 * 1024 * 1024;

/** Something that somebody should look at, as one sentence without personal data. */
export interface Concern {
  readonly kind:
    | 'store'
    | 'mail'
    | 'webhook'
    | 'alert'
    | 'push'
    | 'disk'
    | 'calendar'
    | 'mailServer'
    | 'proxy'
    | 'queue'
    | 'backup';
  readonly sentence: string;
}

/** What the lamp sees beside the store. */
export interface LampView {
  /** Version of the program. */
  readonly version?: string | undefined;
  readonly calendar?: BusyCalendar | undefined;
  /** Room left on the disk of the store, in bytes. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
  /** Why the mail server can't be signed in to; null if it can, or nobody has tried yet. */
  readonly mailServerFault?: (() => string | null) | undefined;
  /** How the backups of the nights go; without it there are none. */
  readonly backups?: (() => Promise<BackupStatus>) | undefined;
  /** Whether a proxy is in front that no setting names. */
  readonly hasUnnamedProxy?: (() => boolean) | undefined;
}

/** How the server is. */
export interface Health {
  readonly concerns: readonly Concern[];
  readonly version: string;
  /** What is on its way, by channel, with the kind of the last error. */
  readonly waiting: readonly Pick<WaitingDeliveries, 'channel' | 'count' | 'error'>[];
  /** Age of the oldest of it, in seconds; 0 if there is none. */
  readonly oldestWaitingSeconds: number;
  /** Null where there is no disk. */
  readonly freeBytes: number | null;
  readonly calendar: 'none' | 'read' | 'unreadable';
  /** Age of the newest good backup, in seconds; null if there is none. */
  readonly backupSeconds: number | null;
}

/** Looks whether the server does its work, and says what keeps it from it. */
export class Lamp {
  readonly #database: LeadDatabase;
  readonly #calls: CallCounts;
  readonly #now: () => number;
  readonly #view: LampView;
  readonly #startedMs: number;

  constructor(options: {
    readonly database: LeadDatabase;
    readonly calls: CallCounts;
    readonly now: () => number;
    readonly view?: LampView | undefined;
  }) {
    this.#database = options.database;
    this.#calls = options.calls;
    this.#now = options.now;
    this.#view = options.view ?? {};
    this.#startedMs = options.now();
  }

  /** How the server is now. Never rejects. */
  async look(): Promise<Health> {
    const nowMs = this.#now();
    const { version = '', calendar, freeBytes, mailServerFault, hasUnnamedProxy, backups } = this.#view;
    const [store, free, times, backup, deadLetters] = await Promise.all([
      this.#lookAtStore(nowMs),
      freeBytes?.().catch(() => null) ?? null,
      calendar?.times(),
      backups?.(),
      this.#calls.get(deadLettersKey, nowMs).then(
        ({ count }) => count,
        () => 0,
      ),
    ]);
    const fault = mailServerFault?.() ?? null;
    const isMailLate = store.waiting.some(({ channel }) => channel === 'mail');
    return {
      version,
      concerns: [
        ...(store.problem === '' ? [] : [{ kind: 'store', sentence: storeSentence(store.problem) } as const]),
        ...store.waiting.map((waiting) => ({
          kind: waiting.channel,
          sentence: waitingSentence(waiting, nowMs),
        })),
        // Mails that wait say the same.
        ...(fault === null || isMailLate
          ? []
          : [{ kind: 'mailServer', sentence: mailSentence(fault) } as const]),
        ...(free === null || free >= leastFreeBytes
          ? []
          : [{ kind: 'disk', sentence: diskSentence(free) } as const]),
        ...(times && isUnreadable(times, nowMs)
          ? [
              {
                kind: 'calendar',
                sentence: `The calendar at CALENDAR_URL cannot be read: ${times.problem}.`,
              } as const,
            ]
          : []),
        ...this.#backupConcern(backup, nowMs),
        ...(deadLetters === 0 ? [] : [{ kind: 'queue', sentence: queueSentence(deadLetters) } as const]),
        ...(hasUnnamedProxy?.() ? [{ kind: 'proxy', sentence: proxySentence } as const] : []),
      ],
      waiting: store.onTheirWay.map(({ channel, count, error }) => ({
        channel,
        count,
        error: failureLabel(error),
      })),
      oldestWaitingSeconds: Math.round(
        Math.max(0, ...store.onTheirWay.map(({ sinceMs }) => nowMs - sinceMs)) / 1000,
      ),
      freeBytes: free,
      backupSeconds: backup?.goodAt ? Math.round((nowMs - Date.parse(backup.goodAt)) / 1000) : null,
      calendar: !times ? 'none' : times.problem === '' ? 'read' : 'unreadable',
    };
  }

  /** Counts messages that the queue of deliveries gave up, for a day from the first. */
  async noteDeadLetters(count: number): Promise<void> {
    await this.#calls.add(deadLettersKey, dayMs, this.#now(), count);
  }

  /** A server without any backup yet gets its first night. */
  #backupConcern(backup: BackupStatus | undefined, nowMs: number): readonly Concern[] {
    if (!backup) return [];
    const sinceMs = backup.goodAt === null ? this.#startedMs : Date.parse(backup.goodAt);
    if (backup.fault === '' && nowMs - sinceMs <= oldBackupMs) return [];
    const age =
      backup.goodAt === null
        ? 'There is no good backup'
        : `The newest good backup is ${duration(nowMs - sinceMs)} old`;
    const why = backup.fault === '' ? 'the timer has not run' : backup.fault.replace(/[.?]$/, '');
    return [{ kind: 'backup', sentence: `${age}: ${why}.` }];
  }

  /** Writes and reads, since a full disk can still be read. */
  async #lookAtStore(nowMs: number) {
    try {
      await this.#calls.add('lamp', minuteMs, nowMs);
      return { problem: '', ...(await this.#waiting(nowMs)) };
    } catch (error) {
      const waiting = await this.#waiting(nowMs).catch(() => ({ waiting: [], onTheirWay: [] }));
      return { problem: failureLabel(errorKind(error)), ...waiting };
    }
  }

  async #waiting(nowMs: number) {
    const [waiting, onTheirWay] = await Promise.all([
      longWaiting(this.#database, nowMs, longMs),
      longWaiting(this.#database, nowMs, 0),
    ]);
    return { waiting, onTheirWay };
  }
}

/** For an hour a calendar may be away: what was read before still counts. */
function isUnreadable({ problem, keptFromMs }: BusyTimes, nowMs: number): boolean {
  return problem !== '' && (keptFromMs === null || nowMs - keptFromMs > 60 * minuteMs);
}

const channelNouns = {
  mail: 'mail',
  webhook: 'call of WEBHOOK_URL',
  alert: 'call of ALERT_URL',
  push: 'message to a device',
} as const;

function waitingSentence({ channel, count, sinceMs, error }: WaitingDeliveries, nowMs: number): string {
  const noun = channelNouns[channel];
  const who = count === 1 ? `One ${noun} has` : `${count} ${noun.replace(/^\w+/, '$&s')} have`;
  const why = error === '' ? 'no try has ended yet' : failureLabel(error);
  return `${who} waited for up to ${duration(nowMs - sinceMs)}: ${why}.`;
}

/** Minutes, hours or days, rounded down. */
function duration(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

function storeSentence(problem: string): string {
  return `The store of the leads cannot be written to: ${problem}.`;
}

function queueSentence(count: number): string {
  const times = count === 1 ? 'once' : `${count} times`;
  return `The queue of deliveries gave up ${times} within a day, because the worker failed; its log says why. What waits is stored, and tried every minute.`;
}

function mailSentence(fault: string): string {
  return `SMTP_URL does not work: ${fault}. Mails wait here until it does.`;
}

function diskSentence(free: number): string {
  return `The disk of the leads has ${Math.floor(free / 1024 / 1024)} MB left.`;
}

const proxySentence =
  'Calls come through a proxy that TRUST_PROXY does not name, so all visitors count as one, and no lead is marked by its address. Set TRUST_PROXY=1, or 0 if there is no proxy.';
