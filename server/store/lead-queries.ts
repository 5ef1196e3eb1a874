import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { laterDay } from '../../shared/visits';
import { type LeadFilter, startOfDay } from './lead-filter';
import type { LeadStatus } from './lead-progress';
import {
  type AttemptRow,
  attempts,
  type DeliveryRow,
  deliveries,
  type LeadDatabase,
  type LeadRow,
  leads,
  type PhotoRow,
  photos,
  type VisitRow,
  visits,
} from './schema';

/** Leads on a page of the list. */
export const pageSize = 25;
/**
 * Leads that an export reads together. Large ones have 160 kB each, and a worker has 128 MB of memory.
 */
const exportedAtOnce = 20;
/** Columns of an export for the page's own fields; only forged leads have more. */
export const maximumOwnColumns = 50;
const maximumSources = 50;
/** Changed values of one visitor that are followed. */
const mostVersions = 50;
/** People to call on top of the list; their filter shows all. */
const mostFresh = 50;
/** Visits on top of the list; no contractor has as many in two days. */
const mostWaiting = 50;
/** Visits in the calendar feed. */
const mostInFeed = 1000;
/** Won leads that the sums count; no contractor has as many in a year. */
const mostWon = 10_000;

/** State of a delivery. A lead as a whole has the first of these that any of its deliveries has: failed, unknown, pending, held. */
export type DeliveryState = DeliveryRow['state'];

/** A delivery that has not arrived. */
export type OpenDelivery = Pick<DeliveryRow, 'channel' | 'state'>;

/** A page's own field with a column in the export. */
export interface OwnColumn {
  readonly name: string;
  /** The name that the page gave it; '' if it gave none. */
  readonly label: string;
}

/** A lead as the list shows it. */
export interface ListedLead {
  readonly lead: LeadRow;
  readonly open: readonly OpenDelivery[];
  /** The lead that replaced it, with changed values. */
  readonly replacedBy: string | null;
}

/** A lead with its visit and photos. */
export interface LeadParts {
  readonly lead: LeadRow;
  /** Null if no visit was requested. */
  readonly visit: VisitRow | null;
  readonly photos: readonly PhotoRow[];
}

/** A lead with everything stored for it. */
export interface WholeLead extends ListedLead, LeadParts {
  readonly deliveries: readonly (DeliveryRow & { readonly tries: readonly AttemptRow[] })[];
}

/** A lead with its visit. */
export interface VisitedLead {
  readonly lead: LeadRow;
  readonly visit: VisitRow;
}

/** What a source brought. */
export interface SourceSums {
  /** '' if unknown. */
  readonly name: string;
  readonly leads: number;
  readonly won: number;
  readonly wonCents: number;
}

/** Open tasks of the business. */
export interface WaitingLeads {
  /** Leads not yet contacted: those that have waited longest, and how many there are. */
  readonly fresh: readonly LeadRow[];
  readonly freshCount: number;
  /** Leads with an unanswered visit request, oldest request first. */
  readonly asked: readonly VisitedLead[];
  /** Visits of today and tomorrow, in their order. */
  readonly confirmed: readonly VisitedLead[];
}

/** Reads leads for the business. */
export class LeadQueries {
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /** One page of the matching leads, newest first, and their total; the last page if `page` is past it. */
  async list(filter: LeadFilter, timeZone: string) {
    const where = this.#where(filter, timeZone);
    const [row] = await this.#database.select({ count: count() }).from(leads).where(where);
    const total = row?.count ?? 0;
    const page = Math.min(filter.page, Math.max(1, Math.ceil(total / pageSize)));
    const rows = await this.#database
      .select()
      .from(leads)
      .where(where)
      .orderBy(desc(leads.receivedAt), asc(leads.leadId))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return { total, filter: { ...filter, page }, leads: await this.#withStates(rows) };
  }

  /** All matching leads, oldest first, a few at a time, so that other calls get their turn in between. */
  async *all(filter: LeadFilter, timeZone: string): AsyncGenerator<readonly LeadParts[]> {
    const where = this.#where(filter, timeZone);
    let after: SQL | undefined;
    for (;;) {
      const rows = await this.#database
        .select()
        .from(leads)
        .where(and(where, after))
        .orderBy(asc(leads.receivedAt), asc(leads.leadId))
        .limit(exportedAtOnce);
      if (rows.length > 0) yield await this.#withParts(rows);
      const last = rows.at(-1);
      if (!last || rows.length < exportedAtOnce) return;
      after = sql`(${leads.receivedAt}, ${leads.leadId}) > (${last.receivedAt}, ${last.leadId})`;
    }
  }

  /** The 50 most frequent own fields of pages among the matching leads, most frequent first. */
  ownColumns(filter: LeadFilter, timeZone: string): Promise<readonly OwnColumn[]> {
    return this.#database.all<OwnColumn>(
      sql`SELECT field.value ->> '$.name' AS name, max(field.value ->> '$.label') AS label FROM ${leads}, json_each(${leads.details}, '$.fields') AS field WHERE ${this.#where(filter, timeZone) ?? sql`true`} GROUP BY 1 ORDER BY count(*) DESC, min(${leads.receivedAt}), min(field.id) LIMIT ${maximumOwnColumns}`,
    );
  }

  /** One lead with its deliveries and their tries, or null. */
  async find(leadId: string): Promise<WholeLead | null> {
    const rows = await this.#database.select().from(leads).where(eq(leads.leadId, leadId));
    const [listed] = await this.#withStates(rows);
    if (!listed) return null;
    const [ofLead, tries, [visit], photosOfLead] = await Promise.all([
      this.#database
        .select()
        .from(deliveries)
        .where(eq(deliveries.leadId, leadId))
        .orderBy(asc(deliveries.createdAt)),
      this.#database.select().from(attempts).where(eq(attempts.leadId, leadId)).orderBy(asc(attempts.id)),
      this.#database.select().from(visits).where(eq(visits.leadId, leadId)),
      this.#database
        .select()
        .from(photos)
        .where(and(eq(photos.leadId, leadId), isNotNull(photos.storedAt)))
        .orderBy(asc(photos.addedAt), asc(photos.id)),
    ]);
    return {
      ...listed,
      visit: visit ?? null,
      photos: photosOfLead,
      deliveries: ofLead.map((delivery) => ({
        ...delivery,
        tries: tries.filter(({ deliveryId }) => deliveryId === delivery.id),
      })),
    };
  }

  /**
   * The id of the newest version of a lead: of the same visitor, under the same reference. Anybody may send a lead that says it
   * replaces another, so the address has to be the same, too.
   */
  async newestVersion(leadId: string): Promise<string> {
    const [newest] = await this.#database.all<{ leadId: string }>(sql`
      WITH RECURSIVE versions (lead_id, email_key, reference, received_at, depth) AS (
        SELECT lead_id, email_key, reference, received_at, 0 FROM ${leads} WHERE lead_id = ${leadId}
        UNION
        SELECT next.lead_id, next.email_key, next.reference, next.received_at, depth + 1
        FROM ${leads} AS next JOIN versions ON next.replaces = versions.lead_id
        WHERE next.email_key = versions.email_key AND next.email_key <> ''
        AND next.reference = versions.reference AND depth < ${mostVersions}
      )
      SELECT lead_id AS leadId FROM versions ORDER BY depth DESC, received_at DESC LIMIT 1`);
    return newest?.leadId ?? leadId;
  }

  /** Open tasks of the business; `today` is a day of the business, such as `2026-11-30`. */
  async waiting(today: string): Promise<WaitingLeads> {
    const isFresh = and(
      isNull(leads.outcome),
      isNull(leads.contactedAt),
      eq(leads.suspect, ''),
      this.#isCurrent(),
    );
    const withVisit = (which: SQL | undefined, order: SQL) =>
      this.#database
        .select({ lead: leads, visit: visits })
        .from(visits)
        .innerJoin(leads, eq(leads.leadId, visits.leadId))
        .where(which)
        .orderBy(order)
        .limit(mostWaiting);
    const isUnanswered = and(
      isNull(leads.outcome),
      eq(leads.suspect, ''),
      sql`${visits.askedAt} > coalesce(${visits.decidedAt}, 0)`,
      sql`(${visits.times} <> '[]' OR ${visits.note} <> '')`,
    );
    const isSoon = and(
      gte(visits.confirmed, `${today}-am`),
      lte(visits.confirmed, `${laterDay(today, 1)}-pm`),
    );
    const [[counted], fresh, asked, confirmed] = await Promise.all([
      this.#database.select({ count: count() }).from(leads).where(isFresh),
      this.#database.select().from(leads).where(isFresh).orderBy(asc(leads.receivedAt)).limit(mostFresh),
      withVisit(isUnanswered, asc(visits.askedAt)),
      withVisit(isSoon, asc(visits.confirmed)),
    ]);
    return { fresh, freshCount: counted?.count ?? 0, asked, confirmed };
  }

  /** The confirmed visits from a day on, in their order. */
  confirmedVisits(fromDay: string): Promise<readonly VisitedLead[]> {
    return this.#database
      .select({ lead: leads, visit: visits })
      .from(visits)
      .innerJoin(leads, eq(leads.leadId, visits.leadId))
      .where(gte(visits.confirmed, `${fromDay}-am`))
      .orderBy(asc(visits.confirmed))
      .limit(mostInFeed);
  }

  /** When leads were received, from one time until just before another; replaced leads do not count. */
  async times(fromMs: number, toMs: number): Promise<readonly number[]> {
    const rows = await this.#database
      .select({ receivedAt: leads.receivedAt })
      .from(leads)
      .where(and(gte(leads.receivedAt, fromMs), lt(leads.receivedAt, toMs), this.#isCurrent()));
    return rows.map(({ receivedAt }) => receivedAt);
  }

  /** The 50 most frequent sources of the leads since a time, most frequent first; replaced leads do not count. */
  sources(fromMs: number) {
    const number = count();
    return this.#database
      .select({
        name: leads.sourceName,
        count: number,
        valueCents: sql<number>`total(${leads.totalCostCents})`,
      })
      .from(leads)
      .where(and(gte(leads.receivedAt, fromMs), this.#isCurrent()))
      .groupBy(leads.sourceName)
      .orderBy(desc(number), asc(leads.sourceName))
      .limit(maximumSources);
  }

  /**
   * Leads by source, from one time until just before another: those received, without those that were replaced, and those won,
   * with their amount.
   */
  async bySource(fromMs: number, toMs: number): Promise<readonly SourceSums[]> {
    const [received, won] = await Promise.all([
      this.#database
        .select({ name: leads.sourceName, leads: count() })
        .from(leads)
        .where(and(gte(leads.receivedAt, fromMs), lt(leads.receivedAt, toMs), this.#isCurrent()))
        .groupBy(leads.sourceName),
      this.#database
        .select({
          name: leads.sourceName,
          won: count(),
          wonCents: sql<number>`total(${leads.wonCents})`,
        })
        .from(leads)
        .where(and(eq(leads.outcome, 'won'), gte(leads.outcomeAt, fromMs), lt(leads.outcomeAt, toMs)))
        .groupBy(leads.sourceName),
    ]);
    const names = new Set([...received, ...won].map(({ name }) => name));
    return [...names].map((name) => ({
      name,
      leads: received.find((one) => one.name === name)?.leads ?? 0,
      won: won.find((one) => one.name === name)?.won ?? 0,
      wonCents: won.find((one) => one.name === name)?.wonCents ?? 0,
    }));
  }

  /** When the leads of a time, those that somebody contacted, came and were first contacted. */
  async firstContacts(fromMs: number, toMs: number) {
    const rows = await this.#database
      .select({ receivedAt: leads.receivedAt, contactedAt: leads.contactedAt })
      .from(leads)
      .where(
        and(
          gte(leads.receivedAt, fromMs),
          lt(leads.receivedAt, toMs),
          isNotNull(leads.contactedAt),
          eq(leads.suspect, ''),
        ),
      );
    return rows.flatMap(({ receivedAt, contactedAt }) =>
      contactedAt === null ? [] : [{ receivedAt, contactedAt }],
    );
  }

  /** Visits confirmed for a month, such as `2026-11`. */
  async visitsIn(month: string): Promise<number> {
    const [row] = await this.#database
      .select({ count: count() })
      .from(visits)
      .where(and(gte(visits.confirmed, month), lt(visits.confirmed, `${month}~`)));
    return row?.count ?? 0;
  }

  /** The amounts of the leads won since a time, each with the page or partner and the attribution of the lead. */
  won(sinceMs: number) {
    return this.#database
      .select({
        wonCents: sql<number>`coalesce(${leads.wonCents}, 0)`,
        source: sql<string>`coalesce(${leads.details} ->> '$.source', '')`,
        attribution: sql<string>`coalesce(${leads.details} -> '$.attribution', '{}')`,
      })
      .from(leads)
      .where(and(eq(leads.outcome, 'won'), gte(leads.outcomeAt, sinceMs)))
      .orderBy(desc(leads.outcomeAt))
      .limit(mostWon);
  }

  /** How many leads there are. */
  async count(): Promise<number> {
    const [row] = await this.#database.select({ count: count() }).from(leads);
    return row?.count ?? 0;
  }

  /** How many deliveries were given up or may not have arrived, by channel. */
  lost() {
    return this.#database
      .select({ channel: deliveries.channel, state: deliveries.state, count: count() })
      .from(deliveries)
      .where(and(inArray(deliveries.state, ['failed', 'unknown']), not(eq(deliveries.leadId, ''))))
      .groupBy(deliveries.channel, deliveries.state)
      .orderBy(asc(deliveries.state), asc(deliveries.channel));
  }

  async #withParts(rows: readonly LeadRow[]): Promise<readonly LeadParts[]> {
    const ids = rows.map(({ leadId }) => leadId);
    const [visitRows, photoRows] = await Promise.all([
      this.#database.select().from(visits).where(inArray(visits.leadId, ids)),
      this.#database
        .select()
        .from(photos)
        .where(and(inArray(photos.leadId, ids), isNotNull(photos.storedAt)))
        .orderBy(asc(photos.addedAt), asc(photos.id)),
    ]);
    return rows.map((lead) => ({
      lead,
      visit: visitRows.find(({ leadId }) => leadId === lead.leadId) ?? null,
      photos: photoRows.filter(({ leadId }) => leadId === lead.leadId),
    }));
  }

  async #withStates(rows: readonly LeadRow[]): Promise<ListedLead[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ leadId }) => leadId);
    const [unfinished, followers] = await Promise.all([
      this.#database
        .selectDistinct({
          leadId: deliveries.leadId,
          channel: deliveries.channel,
          state: deliveries.state,
        })
        .from(deliveries)
        .where(and(inArray(deliveries.leadId, ids), not(eq(deliveries.state, 'delivered')))),
      this.#database
        .select({ leadId: leads.leadId, replaces: leads.replaces })
        .from(leads)
        .where(inArray(leads.replaces, ids)),
    ]);
    return rows.map((lead) => ({
      lead,
      open: unfinished.filter(({ leadId }) => leadId === lead.leadId),
      replacedBy: followers.find(({ replaces }) => replaces === lead.leadId)?.leadId ?? null,
    }));
  }

  #where(filter: LeadFilter, timeZone: string): SQL | undefined {
    return and(
      filter.q === '' ? undefined : matches(filter.q),
      filter.kind === '' ? undefined : eq(leads.kind, filter.kind),
      filter.from === '' ? undefined : gte(leads.receivedAt, startOfDay(filter.from, timeZone)),
      filter.to === '' ? undefined : lt(leads.receivedAt, startOfDay(filter.to, timeZone, 1)),
      filter.source === '' ? undefined : eq(leads.sourceName, filter.source === '-' ? '' : filter.source),
      filter.suspect === '' ? undefined : (filter.suspect === 'yes' ? ne : eq)(leads.suspect, ''),
      filter.status === '' ? undefined : hasStatus(filter.status),
      filter.delivery === '' ? undefined : this.#hasState(filter.delivery),
    );
  }

  #hasState(state: DeliveryState): SQL | undefined {
    // Few deliveries are in any state but delivered, so each of these is a short list, made once.
    const withState = (wanted: DeliveryState) =>
      this.#database
        .select({ leadId: deliveries.leadId })
        .from(deliveries)
        .where(eq(deliveries.state, wanted));
    const worse = states
      .slice(states.indexOf(state) + 1)
      .map((other) => notInArray(leads.leadId, withState(other)));
    return and(state === 'delivered' ? undefined : inArray(leads.leadId, withState(state)), ...worse);
  }

  #isCurrent(): SQL {
    const later = alias(leads, 'later');
    return notInArray(
      leads.leadId,
      // The condition ensures that the column isn't null, which its type can't express.
      this.#database
        .select({ id: sql<string>`${later.replaces}` })
        .from(later)
        .where(isNotNull(later.replaces)),
    );
  }
}

function hasStatus(status: LeadStatus): SQL | undefined {
  if (status === 'won' || status === 'lost') return eq(leads.outcome, status);
  const isContacted = status === 'contacted' ? isNotNull(leads.contactedAt) : isNull(leads.contactedAt);
  return and(isNull(leads.outcome), isContacted);
}

/** From the best to the worst. */
const states = ['delivered', 'held', 'pending', 'unknown', 'failed'] as const;

const searched = [
  leads.reference,
  leads.leadId,
  leads.name,
  leads.email,
  leads.address,
  leads.message,
  leads.note,
  sql`json_extract(${leads.details}, '$.fields', '$.texts')`,
];

function matches(text: string): SQL | undefined {
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const found = searched.map((column) => contains(sql`${column}`, text));
  // Numbers are written in many ways: '416 555' finds '(416) 555-0123'.
  return or(
    ...found,
    contains(sql`${leads.phone}`, text),
    digits.length < 3 ? undefined : contains(phoneDigits, digits),
  );
}

const phoneDigits = [' ', '-', '(', ')', '.', '+'].reduce(
  (column, character) => sql`replace(${column}, ${character}, '')`,
  sql`${leads.phone}`,
);

function contains(column: SQL, text: string): SQL {
  return sql`${column} LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}
