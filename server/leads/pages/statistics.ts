import { formatInTimeZone } from 'date-fns-tz';
import { startOfDay } from '../lead-filter';
import type { LeadQueries } from '../lead-queries';

/** Days that the chart and the table of sources cover. */
export const statisticsDays = 30;

/** How many leads a day brought; the day as `2026-07-31`. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** What the list shows beside the leads: those of the last 30 days, by day and by source. */
export interface LeadStatistics {
  readonly days: readonly DayCount[];
  readonly sources: readonly { readonly name: string; readonly count: number; readonly valueCents: number }[];
}

/** Reads the leads of the last 30 days, today included, by the business's days. */
export async function readStatistics(
  queries: LeadQueries,
  nowMs: number,
  timeZone: string,
): Promise<LeadStatistics> {
  const today = formatInTimeZone(nowMs, timeZone, 'yyyy-MM-dd');
  const starts = Array.from({ length: statisticsDays + 1 }, (_, index) =>
    startOfDay(today, timeZone, index + 1 - statisticsDays),
  );
  const [fromMs = 0] = starts;
  const [times, sources] = await Promise.all([
    queries.times(fromMs, starts.at(-1) ?? nowMs),
    queries.sources(fromMs),
  ]);
  const days = starts.slice(0, -1).map((startMs, index) => {
    const endMs = starts[index + 1] ?? nowMs;
    return {
      day: formatInTimeZone(startMs, timeZone, 'yyyy-MM-dd'),
      count: times.filter((timeMs) => timeMs >= startMs && timeMs < endMs).length,
    };
  });
  return { days, sources };
}
