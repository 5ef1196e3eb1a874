import { and, asc, desc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { adDownloads, type LeadDatabase, type LeadRow, leads } from './schema';

/** Networks whose won leads can be downloaded, each with the click ids that it knows. */
export const adNetworks = { google: ['gclid', 'gbraid', 'wbraid'], meta: ['fbclid'] } as const;
/** A network of ads. */
export type AdNetwork = keyof typeof adNetworks;

/** Leads of one download; no painter wins as many at once. */
const mostAtOnce = 1000;

/** What is there to download for a network. */
export interface AdDownloadCounts {
  readonly fresh: number;
  /** The last download; null before the first. */
  readonly last: { readonly atMs: number; readonly count: number } | null;
}

/**
 * Won leads by the ads that brought them, each in one download of its network. Test leads, suspect leads, replaced ones, those without an
 * amount and those whose visitor said no to the page's question for consent are in none.
 */
export class WonByAds {
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  async counts(network: AdNetwork): Promise<AdDownloadCounts> {
    const number = sql<number>`count(*)`;
    const [[fresh], [last]] = await Promise.all([
      this.#database.select({ count: number }).from(leads).where(this.#isFresh(network)),
      this.#database
        .select({ atMs: adDownloads.downloadedAt, count: number })
        .from(adDownloads)
        .where(eq(adDownloads.network, network))
        .groupBy(adDownloads.downloadedAt)
        .orderBy(desc(adDownloads.downloadedAt))
        .limit(1),
    ]);
    return { fresh: fresh?.count ?? 0, last: last ?? null };
  }

  /** The leads that no download of this network had, which now are in this one. Two downloads at once share none. */
  async take(network: AdNetwork, nowMs: number): Promise<readonly LeadRow[]> {
    const rows = await this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(this.#isFresh(network))
      .orderBy(asc(leads.outcomeAt))
      .limit(mostAtOnce);
    const taken: string[] = [];
    for (const { leadId } of rows) {
      const added = await this.#database
        .insert(adDownloads)
        .values({ leadId, network, downloadedAt: nowMs })
        .onConflictDoNothing()
        .returning({ leadId: adDownloads.leadId });
      taken.push(...added.map((one) => one.leadId));
    }
    return taken.length === 0 ? [] : this.#of(network, nowMs);
  }

  /** The leads of the last download once more. */
  async last(network: AdNetwork): Promise<readonly LeadRow[]> {
    const { last } = await this.counts(network);
    return last ? this.#of(network, last.atMs) : [];
  }

  async #of(network: AdNetwork, downloadedAt: number): Promise<readonly LeadRow[]> {
    const rows = await this.#database
      .select({ lead: leads })
      .from(adDownloads)
      .innerJoin(leads, eq(leads.leadId, adDownloads.leadId))
      .where(
        and(
          eq(adDownloads.network, network),
          eq(adDownloads.downloadedAt, downloadedAt),
          eq(leads.outcome, 'won'),
          isNotNull(leads.wonCents),
        ),
      )
      .orderBy(asc(leads.outcomeAt));
    return rows.map(({ lead }) => lead);
  }

  #isFresh(network: AdNetwork): SQL | undefined {
    const clickIds = adNetworks[network].map((name) => sql`${leads.details} ->> ${`$.attribution.${name}`}`);
    const later = alias(leads, 'later');
    return and(
      eq(leads.outcome, 'won'),
      isNotNull(leads.wonCents),
      eq(leads.suspect, ''),
      sql`coalesce(${sql.join(clickIds, sql`, `)}, '') <> ''`,
      sql`coalesce(${leads.details} ->> '$.test', 0) = 0`,
      sql`coalesce(${leads.details} ->> '$.consent.answer', 1) <> 0`,
      notExists(
        this.#database
          .select({ leadId: later.leadId })
          .from(later)
          .where(and(eq(later.replaces, leads.leadId), eq(later.outcome, 'won'))),
      ),
      notExists(
        this.#database
          .select({ leadId: adDownloads.leadId })
          .from(adDownloads)
          .where(and(eq(adDownloads.leadId, leads.leadId), eq(adDownloads.network, network))),
      ),
    );
  }
}
