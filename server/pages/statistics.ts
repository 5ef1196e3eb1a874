import { sum } from '../../shared/sum';
import { laterDay } from '../../shared/visits';
import { dayOf } from '../base/zoned-time';
import { median, type OpenBusiness, openTime } from '../desk/open-time';
import { startOfDay } from '../store/lead-filter';
import type { LeadQueries, SourceSums } from '../store/lead-queries';
import { sourceName } from '../store/stored-lead';

/** Days that the chart and the table of sources cover. */
const statisticsDays = 30;

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** How many leads a day brought; the day as `2026-07-31`. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** A calendar month of the business. */
export interface MonthSums extends Omit<SourceSums, 'name'> {
  /** 'November 2026'. */
  readonly name: string;
  /** Visits confirmed for it. */
  readonly visits: number;
  /** Median opening time from its leads to their first contact; null if nobody was contacted. */
  readonly firstContactMs: number | null;
  /** The source with most leads first. */
  readonly sources: readonly SourceSums[];
}

/** Statistics beside the list: this month and the last, and the leads of the last 30 days, by day and by source. */
export interface LeadStatistics {
  /** This one, then the last. */
  readonly months: readonly MonthSums[];
  readonly days: readonly DayCount[];
  readonly sources: readonly { readonly name: string; readonly count: number; readonly valueCents: number }[];
  /** Amounts won in the last year, by the visitors' source and by partner. */
  readonly won: { readonly sources: readonly WonAmount[]; readonly partners: readonly WonAmount[] };
}

/** The leads won from one source or partner; its name is '' if unknown. */
export interface WonAmount {
  readonly name: string;
  readonly count: number;
  readonly wonCents: number;
}

/** Reads the leads of the last 30 days, today included, by the business's days. */
export async function readStatistics(
  queries: LeadQueries,
  nowMs: number,
  business: OpenBusiness,
): Promise<LeadStatistics> {
  const { timeZone } = business;
  const today = dayOf(nowMs, timeZone);
  const starts = Array.from({ length: statisticsDays + 1 }, (_, index) =>
    startOfDay(today, timeZone, index + 1 - statisticsDays),
  );
  const [fromMs = 0] = starts;
  const thisMonth = today.slice(0, 7);
  const [months, times, sources, won] = await Promise.all([
    Promise.all([thisMonth, monthBefore(thisMonth)].map((month) => monthSums(queries, month, business))),
    queries.times(fromMs, starts.at(-1) ?? nowMs),
    queries.sources(fromMs),
    queries.won(nowMs - yearMs),
  ]);
  const days = starts.slice(0, -1).map((startMs, index) => {
    const endMs = starts[index + 1] ?? nowMs;
    return {
      day: dayOf(startMs, timeZone),
      count: times.filter((timeMs) => timeMs >= startMs && timeMs < endMs).length,
    };
  });
  return {
    months,
    days,
    sources,
    won: {
      sources: sumBy(won, ({ attribution }) =>
        sourceName({ source: '', attribution: JSON.parse(attribution) }),
      ),
      partners: sumBy(
        won.filter(({ source }) => source !== ''),
        ({ source }) => source,
      ),
    },
  };
}

async function monthSums(queries: LeadQueries, month: string, business: OpenBusiness): Promise<MonthSums> {
  const startOf = (one: string) => startOfDay(`${one}-01`, business.timeZone);
  const [fromMs, toMs] = [startOf(month), startOf(monthAfter(month))];
  const [visits, sources, contacts] = await Promise.all([
    queries.visitsIn(month),
    queries.bySource(fromMs, toMs),
    queries.firstContacts(fromMs, toMs),
  ]);
  return {
    name: new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    visits,
    firstContactMs: median(
      contacts.map(({ receivedAt, contactedAt }) => openTime(receivedAt, contactedAt, business)),
    ),
    leads: sum(sources.map(({ leads }) => leads)),
    won: sum(sources.map(({ won }) => won)),
    wonCents: sum(sources.map(({ wonCents }) => wonCents)),
    sources: sources.toSorted((one, other) => other.leads - one.leads),
  };
}

function monthBefore(month: string): string {
  return laterDay(`${month}-01`, -1).slice(0, 7);
}

function monthAfter(month: string): string {
  return laterDay(`${month}-01`, 31).slice(0, 7);
}

/** The largest sum first. */
function sumBy<Row extends { readonly wonCents: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly WonAmount[] {
  const sums = new Map<string, WonAmount>();
  for (const row of rows) {
    const name = nameOf(row);
    const { count, wonCents } = sums.get(name) ?? { count: 0, wonCents: 0 };
    sums.set(name, { name, count: count + 1, wonCents: wonCents + row.wonCents });
  }
  return [...sums.values()].sort((one, other) => other.wonCents - one.wonCents);
}
