import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  max,
  min,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { errorCode } from '../base/error-code';
import { addressKey } from './address-key';
import {
  adDownloads,
  attempts,
  callCounts,
  deliveries,
  type LeadDatabase,
  type LeadStorage,
  leads,
  visits,
} from './schema';

/** Leads erased in one transaction: few, so that other calls get their turn in between. */
const erasedAtOnce = 10;
const keyedAtOnce = 100;

/** What an erasure did. */
export interface Erased {
  readonly count: number;
  /** Leads that are still there, because the disk is full. */
  readonly left: number;
  /** Whether their photos or traces of them in the journal are left; `forgetTraces` removes them. */
  readonly hasTraces: boolean;
}

/** How an erasure by age goes on. */
export interface ErasurePace {
  /** Leads that are erased at most; the next run erases the others. */
  readonly most?: number | undefined;
  /** Ends the erasure after the leads that are being erased. */
  readonly signal?: AbortSignal | undefined;
}

/** Where leads are stored, and how what they leave behind is removed. */
export interface EraserOptions extends Pick<LeadStorage, 'database'> {
  /** See `LeadStorage`. */
  readonly forgetErased?: LeadStorage['forgetErased'] | undefined;
  /** Removes the photos of leads that are gone. */
  readonly removePhotos?: () => Promise<void>;
  /** Removes the mails that are kept as files, by their owners; see `MailTransport`. */
  readonly removeMails?: ((owners: readonly string[]) => Promise<void>) | undefined;
}

/** Erases leads with everything stored for them, a few at a time. */
export class LeadEraser {
  readonly #database: LeadDatabase;
  readonly #removePhotos: () => Promise<void>;
  readonly #removeMails: EraserOptions['removeMails'];
  readonly #forgetErased: () => Promise<void>;
  /** Erased leads, and the reports about them, whose mails may be kept as files still. */
  readonly #ownersOfMails = new Set<string>();
  #hasTraces = false;

  constructor({ database, removePhotos = doNothing, removeMails, forgetErased = doNothing }: EraserOptions) {
    this.#database = database;
    this.#removePhotos = removePhotos;
    this.#removeMails = removeMails;
    this.#forgetErased = forgetErased;
  }

  /** Erases one lead. */
  erase(leadId: string): Promise<Erased> {
    return this.#eraseWhere(eq(leads.leadId, leadId));
  }

  /** Erases all leads of an email address, as a visitor may ask; `addressKey` says which addresses are the same. */
  async eraseByEmail(email: string): Promise<Erased> {
    const key = addressKey(email);
    await this.#keyOldAddresses();
    return key === '' ? { count: 0, left: 0, hasTraces: false } : this.#eraseWhere(eq(leads.emailKey, key));
  }

  /** Erases the leads received before this time, except those that `expired` leaves out. */
  eraseBefore(timeMs: number, pace: ErasurePace = {}): Promise<Erased> {
    return this.#eraseWhere(this.#expired(timeMs), pace);
  }

  /**
   * How many leads `eraseBefore` would erase, and when the first and the last of them came. A lead stays while a mail
   * or webhook call of it is tried, or was given up without the business having seen that.
   */
  async expired(timeMs: number) {
    const [row] = await this.#database
      .select({ count: count(), oldestMs: min(leads.receivedAt), newestMs: max(leads.receivedAt) })
      .from(leads)
      .where(this.#expired(timeMs));
    return row ?? { count: 0, oldestMs: null, newestMs: null };
  }

  /** Removes what an erasure had to leave; false if it still can't be removed. */
  async forgetTraces(): Promise<boolean> {
    if (!this.#hasTraces) return true;
    this.#hasTraces = !(await this.#hasRoomFor(async () => {
      await this.#removePhotos();
      await this.#removeMails?.([...this.#ownersOfMails]);
      this.#ownersOfMails.clear();
      await this.#forgetErased();
    }));
    return !this.#hasTraces;
  }

  #expired(timeMs: number): SQL | undefined {
    const report = alias(deliveries, 'report');
    const isTold = this.#database
      .select({ id: report.id })
      .from(report)
      .where(and(eq(report.id, deliveries.reportedIn), eq(report.state, 'delivered')));
    const open = this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.leadId, leads.leadId),
          or(
            eq(deliveries.state, 'pending'),
            and(
              inArray(deliveries.state, ['failed', 'unknown']),
              isNull(deliveries.seenAt),
              notExists(isTold),
            ),
          ),
        ),
      );
    return and(lt(leads.receivedAt, timeMs), notExists(open));
  }

  async #eraseWhere(which: SQL | undefined, { most = Infinity, signal }: ErasurePace = {}): Promise<Erased> {
    let erased = 0;
    let isFull = false;
    let fromMs = 0;
    while (!isFull && !signal?.aborted && erased < most) {
      const rows = await this.#database
        .select({ leadId: leads.leadId, receivedAt: leads.receivedAt })
        .from(leads)
        .where(and(which, gte(leads.receivedAt, fromMs)))
        .orderBy(asc(leads.receivedAt))
        .limit(Math.min(erasedAtOnce, most - erased));
      const last = rows.at(-1);
      if (!last) break;
      fromMs = last.receivedAt;
      isFull = !(await this.#hasRoomFor(() => this.#eraseTogether(rows.map(({ leadId }) => leadId))));
      if (!isFull) erased += rows.length;
      await nextTurn();
    }
    this.#hasTraces ||= erased > 0;
    // The leads are gone; what is left of them is tried again every minute, where an error is logged.
    await this.forgetTraces().catch(() => {});
    return { count: erased, left: isFull ? await this.#count(which) : 0, hasTraces: this.#hasTraces };
  }

  async #eraseTogether(leadIds: readonly string[]): Promise<void> {
    const ids = [...leadIds];
    if (this.#removeMails) {
      const owners = [...ids, ...(await this.#reportsAbout(ids))];
      // Before the rows, so that a crash in between leaves no mail of a lead that is gone; what fails is tried again after them.
      await this.#removeMails(owners).catch(() => {});
      for (const owner of owners) this.#ownersOfMails.add(owner);
    }
    await this.#database.batch([
      this.#database.delete(callCounts).where(or(...ids.map((id) => like(callCounts.key, `% ${id}`)))),
      this.#database.delete(attempts).where(inArray(attempts.leadId, ids)),
      this.#database.delete(deliveries).where(inArray(deliveries.leadId, ids)),
      this.#database.delete(visits).where(inArray(visits.leadId, ids)),
      this.#database.delete(adDownloads).where(inArray(adDownloads.leadId, ids)),
      this.#database.delete(leads).where(inArray(leads.leadId, ids)),
    ]);
  }

  async #reportsAbout(ids: string[]): Promise<readonly string[]> {
    const told = await Promise.all(
      [deliveries, leads].map((table) =>
        this.#database
          .selectDistinct({ id: table.reportedIn })
          .from(table)
          .where(and(inArray(table.leadId, ids), isNotNull(table.reportedIn))),
      ),
    );
    return told.flat().flatMap(({ id }) => id ?? []);
  }

  /** Does the work, once more with an empty journal if the disk is full; false if it is too full even then. */
  async #hasRoomFor(work: () => Promise<void>): Promise<boolean> {
    const isDone = () => work().then(() => true, falseIfHindered);
    if (await isDone()) return true;
    return (await this.#forgetErased().then(() => true, falseIfHindered)) && isDone();
  }

  async #count(which: SQL | undefined): Promise<number> {
    const [row] = await this.#database.select({ count: count() }).from(leads).where(which);
    return row?.count ?? 0;
  }

  /** Fills in the compared form of old addresses that the migration could not. */
  async #keyOldAddresses(): Promise<void> {
    for (;;) {
      const rows = await this.#database
        .select({ leadId: leads.leadId, email: leads.email })
        .from(leads)
        .where(isNull(leads.emailKey))
        .limit(keyedAtOnce);
      if (rows.length === 0) return;
      const keys = JSON.stringify(
        Object.fromEntries(rows.map(({ leadId, email }) => [leadId, addressKey(email)])),
      );
      await this.#database.run(sql`
        UPDATE ${leads} SET email_key = (SELECT key.value FROM json_each(${keys}) AS key WHERE key.key = ${leads.leadId})
        WHERE lead_id IN (SELECT key.key FROM json_each(${keys}) AS key)`);
      await nextTurn();
    }
  }
}

/** False if a full disk, or somebody who reads the store at the moment, is in the way; throws any other error. */
function falseIfHindered(error: unknown): false {
  const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined) ?? '';
  if (/^(SQLITE_(FULL|IOERR|BUSY)|ENOSPC|EDQUOT)/.test(code)) return false;
  throw error;
}

async function doNothing(): Promise<void> {}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
