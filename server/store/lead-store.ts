import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Lead } from '../../shared/lead';
import type { Mail } from '../mail/mail';
import { addressKey } from './address-key';
import { BatchWriter } from './batch-writer';
import type { LeadChange } from './lead-progress';
import { deliveries, type LeadDatabase, type LeadRow, type LeadStorage, leads } from './schema';
import { leadRow } from './stored-lead';

/** Something to be delivered for a lead. */
export interface NewDelivery {
  /** The name of the mail's template, `webhook`, or the subject of an alert. */
  readonly topic: string;
  /** Default: by whether there is a mail. */
  readonly channel?: 'alert' | 'push';
  readonly mail: Mail | null;
  /** Milliseconds to wait before the first try. */
  readonly delayMs?: number;
  /** From when on it counts as waiting, in milliseconds since 1970. Default: at once. */
  readonly startsAt?: number;
  /** The visitor's address, if the mail is a confirmation. */
  readonly recipient?: string | undefined;
}

const dayMs = 24 * 60 * 60_000;

/** The id of a delivery: one for each lead and topic. */
export function deliveryId(leadId: string, topic: string): string {
  return `${leadId}.${topic}`;
}

/** A delivery as a row of the store, to be tried at once or after its delay. */
export function deliveryRow(
  leadId: string,
  { topic, channel, mail, delayMs = 0, startsAt, recipient }: NewDelivery,
  nowMs: number,
): typeof deliveries.$inferInsert {
  return {
    id: deliveryId(leadId, topic),
    leadId,
    channel: channel ?? (mail ? 'mail' : 'webhook'),
    topic,
    mail,
    state: 'pending',
    recipient: recipient ? countedAddress(recipient) : '',
    createdAt: nowMs,
    startedAt: startsAt ?? nowMs,
    attempts: 0,
    nextAttemptAt: nowMs + delayMs,
  };
}

/** The rows of one call. */
interface NewRows {
  readonly lead: typeof leads.$inferInsert;
  readonly deliveries: readonly (typeof deliveries.$inferInsert)[];
  /** Whether this call may release a held confirmation. */
  readonly mayRelease: boolean;
}

/** D1's limit of values in one statement. */
const valuesAtOnce = 100;

/** Where leads are stored, and how many confirmations are sent. */
export interface LeadStoreOptions extends LeadStorage {
  /** Confirmations to one address within a day. Default 3. */
  readonly confirmationsPerDay?: number | undefined;
}

/** Stores and de-duplicates leads and their deliveries. */
export class LeadStore {
  readonly #database: LeadDatabase;
  readonly #persist: () => Promise<void>;
  readonly #confirmationsPerDay: number;
  readonly #writer = new BatchWriter<NewRows>((calls) => this.#insert(calls));

  constructor({ database, persist = doNothing, confirmationsPerDay = 3 }: LeadStoreOptions) {
    this.#confirmationsPerDay = confirmationsPerDay;
    this.#database = database;
    this.#persist = persist;
  }

  /** Whether this delivery of the lead is already stored, and on the disk. */
  async has(leadId: string, topic: string): Promise<boolean> {
    const rows = await this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(eq(deliveries.id, deliveryId(leadId, topic)));
    if (rows.length === 0) return false;
    // It may have just been written, by a call that is not answered yet.
    await this.#persist();
    return true;
  }

  /** Why a stored lead is suspect, '' if it isn't; null if the lead is not stored. */
  async suspicionOf(leadId: string): Promise<string | null> {
    const [row] = await this.#database
      .select({ suspect: leads.suspect })
      .from(leads)
      .where(eq(leads.leadId, leadId));
    return row?.suspect ?? null;
  }

  /**
   * Stores the lead and its deliveries, all or nothing; a lead stored before stays unchanged, except that its empty
   * fields are filled in. Resolves when it is on the disk.
   *
   * The mails and alerts of a suspect lead are held. A confirmation is held until the business's mail of its lead is stored, too,
   * and for good when three have gone to its address within a day. None is held if the lead is not known to be stored
   * (`isKnown`).
   */
  accept(
    { suspect = '', clientMark = '', ...lead }: Lead & Partial<Pick<LeadRow, 'suspect' | 'clientMark'>>,
    wanted: readonly NewDelivery[],
    nowMs: number,
    { isKnown = true }: { readonly isKnown?: boolean } = {},
  ): Promise<void> {
    return this.#writer.write({
      lead: { ...leadRow(lead, nowMs), suspect, clientMark },
      mayRelease: isKnown || wanted.some(({ recipient }) => recipient !== undefined),
      deliveries: wanted.map((delivery) => ({
        ...deliveryRow(lead.leadId, delivery, nowMs),
        state:
          (delivery.mail && delivery.recipient) || (suspect && !isWebhook(delivery)) ? 'held' : 'pending',
      })),
    });
  }

  async #insert(calls: readonly NewRows[]): Promise<void> {
    const leadRows = calls.map(({ lead }) => lead);
    const deliveryRows = calls.flatMap((call) => call.deliveries);
    const nowMs = Math.max(...leadRows.map(({ receivedAt }) => receivedAt));
    const [first, ...others] = [
      ...chunks(leadRows, rowsAtOnce(leads)).map((rows) =>
        this.#database.insert(leads).values(rows).onConflictDoUpdate({ target: leads.leadId, set: filledIn }),
      ),
      ...chunks(deliveryRows, rowsAtOnce(deliveries)).map((rows) =>
        this.#database.insert(deliveries).values(rows).onConflictDoNothing(),
      ),
      // One after the other, since each counts those before it.
      ...calls
        .filter(({ mayRelease }) => mayRelease)
        .map(({ lead }) => this.#releaseConfirmation(lead.leadId, nowMs)),
    ];
    if (first) await this.#database.batch([first, ...others]);
    await this.#persist();
  }

  /**
   * The lead that a mail without an id belongs to: the newest one of the same address and kind since `sinceMs`
   * that has no such mail yet. Pages made before leads had ids send their two mails without one.
   */
  async findRecent(
    {
      email,
      kind,
      topic,
    }: { readonly email: string; readonly kind: LeadRow['kind']; readonly topic: string },
    sinceMs: number,
  ): Promise<string | null> {
    const withTopic = this.#database
      .select({ leadId: deliveries.leadId })
      .from(deliveries)
      .where(and(eq(deliveries.topic, topic), gt(deliveries.createdAt, sinceMs)));
    const [row] = await this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(
        and(
          eq(leads.emailKey, addressKey(email)),
          eq(leads.kind, kind),
          gt(leads.receivedAt, sinceMs),
          notInArray(leads.leadId, withTopic),
        ),
      )
      .orderBy(desc(leads.receivedAt))
      .limit(1);
    return row?.leadId ?? null;
  }

  /** Marks a suspect lead as real: its mails go out like any other's, its alerts from `alertsAtMs` on. */
  async markReal(leadId: string, nowMs: number, alertsAtMs = nowMs): Promise<void> {
    const dueMs = sql`CASE WHEN ${deliveries.channel} IN ('alert', 'push') THEN ${alertsAtMs} ELSE ${nowMs} END`;
    await this.#database.batch([
      this.#database.update(leads).set({ suspect: '', clientMark: '' }).where(eq(leads.leadId, leadId)),
      this.#database
        .update(deliveries)
        .set({ state: 'pending', startedAt: dueMs, nextAttemptAt: dueMs })
        .where(
          and(eq(deliveries.leadId, leadId), eq(deliveries.state, 'held'), eq(deliveries.recipient, '')),
        ),
      this.#releaseConfirmation(leadId, nowMs),
    ]);
  }

  #releaseConfirmation(leadId: string, nowMs: number) {
    const sent = alias(deliveries, 'sent');
    const notification = alias(deliveries, 'notification');
    const sentToday = this.#database
      .select({ count: count() })
      .from(sent)
      .where(
        and(
          eq(sent.recipient, deliveries.recipient),
          gt(sent.startedAt, nowMs - dayMs),
          ne(sent.state, 'held'),
        ),
      );
    return this.#database
      .update(deliveries)
      .set({ state: 'pending', startedAt: nowMs, nextAttemptAt: nowMs })
      .where(
        and(
          eq(deliveries.leadId, leadId),
          eq(deliveries.state, 'held'),
          ne(deliveries.recipient, ''),
          exists(
            this.#database
              .select({ id: leads.leadId })
              .from(leads)
              .where(and(eq(leads.leadId, leadId), eq(leads.suspect, ''))),
          ),
          exists(
            this.#database
              .select({ id: notification.id })
              .from(notification)
              .where(
                and(
                  eq(notification.leadId, leadId),
                  eq(notification.channel, 'mail'),
                  eq(notification.recipient, ''),
                ),
              ),
          ),
          sql`${sentToday} < ${this.#confirmationsPerDay}`,
        ),
      );
  }

  /** Stores a change by the business with the statements that tell others of it, all or nothing; false if there is no such lead. */
  async change(
    leadId: string,
    change: LeadChange,
    { tell }: { readonly tell: readonly SQL[] },
  ): Promise<boolean> {
    const [changed] = await this.#database.batch([
      this.#database
        .update(leads)
        .set(change)
        .where(eq(leads.leadId, leadId))
        .returning({ leadId: leads.leadId }),
      ...tell.map((statement) => this.#database.run(statement)),
    ]);
    return changed.length > 0;
  }
}

function isWebhook({ mail, channel }: NewDelivery): boolean {
  return mail === null && channel === undefined;
}

/** An address as confirmations to it are counted: letter case and the part after a `+` don't make another mailbox. */
function countedAddress(address: string): string {
  return addressKey(address).replace(/\+.*(?=@)/, '');
}

async function doNothing(): Promise<void> {}

function rowsAtOnce(table: SQLiteTable): number {
  return Math.floor(valuesAtOnce / Object.keys(getTableColumns(table)).length);
}

function chunks<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Columns that a later call of the same lead may fill in; it never changes a value. Only a lead without data has empty ones. */
const filledIn = {
  ...Object.fromEntries(
    (['name', 'email', 'emailKey', 'phone', 'address', 'message', 'sourceName'] as const).map((name) => {
      const column = leads[name];
      return [name, sql`CASE WHEN ${column} = '' THEN ${excluded(column)} ELSE ${column} END`];
    }),
  ),
  replaces: firstKnown(leads.replaces),
  totalCostCents: firstKnown(leads.totalCostCents),
  details: moreDetails(leads.details, excluded(leads.details)),
};

/** Data takes precedence over texts; texts of two mails are merged. */
function moreDetails(known: SQLiteColumn, added: SQL): SQL {
  const ofKnown = sql`json_extract(${known}, '$.texts')`;
  const ofAdded = sql`json_extract(${added}, '$.texts')`;
  return sql`CASE WHEN ${ofKnown} = '{}' THEN ${known} WHEN ${ofAdded} = '{}' THEN ${added} ELSE json_set(${known}, '$.texts', json_patch(${ofAdded}, ${ofKnown})) END`;
}

function firstKnown(column: SQLiteColumn): SQL {
  return sql`coalesce(${column}, ${excluded(column)})`;
}

/** The value that the conflicting insert brought. */
function excluded(column: SQLiteColumn): SQL {
  return sql.raw(`excluded.${column.name}`);
}
