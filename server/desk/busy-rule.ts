import ICAL from 'ical.js';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Units of equal length; months and years have none. */
const unitMs = new Map([
  ['SECONDLY', 1000],
  ['MINUTELY', 60_000],
  ['HOURLY', hourMs],
  ['DAILY', dayMs],
  ['WEEKLY', 7 * dayMs],
]);
/** In characters; one with everything a calendar program offers has fewer. */
const longestRule = 500;
const dayParts = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'] as const;

/** Times by the clock of an entry, in milliseconds as if that clock were UTC. */
export interface ClockRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Ends a search for occurrences behind the range. */
class BehindRange extends Error {}

/**
 * The occurrences within a range, in order, of a rule that begins at `startMs`, by the clock of its entry. `UNTIL` is the caller's. A rule
 * without `COUNT` is taken up shortly before the range. `spend` is called with the steps taken, and stops the search by throwing. Throws
 * if the rule can't be read.
 */
export function* occurrences(
  text: string,
  startMs: number,
  range: ClockRange,
  spend: (steps: number) => void,
): Generator<number> {
  if (text.length > longestRule) throw new Error('a rule that is too long');
  const rule = ICAL.Recur.fromString(text);
  if (!rule.freq) throw new Error('a rule without FREQ');
  rule.until = null;
  const lastDay = dayNumber(clockTime(range.toMs));
  const check = (last: ICAL.Time, steps: number) => {
    spend(steps);
    if (dayNumber(last) > lastDay) throw new BehindRange();
  };
  /** ical.js looks for the next match without an end; every way of its search passes here. */
  class BoundedIterator extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      check(this.last, 1);
      return super.check_contracting_rules();
    }
    override increment_monthday(days: number): void {
      spend(days);
      super.increment_monthday(days);
    }
    override increment_month(): void {
      check(this.last, 1);
      super.increment_month();
    }
    override expand_year_days(year: number): number {
      spend(10);
      if (year * 10_000 > lastDay) throw new BehindRange();
      return super.expand_year_days(year);
    }
  }
  try {
    const dtstart = clockTime(rule.count ? startMs : takenUp(rule, startMs, range.fromMs));
    // ical.js compares the values of such a list pair by pair.
    spend(text.length);
    const iterator = new BoundedIterator({ rule, dtstart });
    for (let time = iterator.next(); time; time = iterator.next()) {
      // What is done with it costs more than a step.
      spend(4);
      const timeMs = clockMs(time);
      if (timeMs > range.toMs) return;
      if (timeMs >= range.fromMs && timeMs >= startMs) yield timeMs;
    }
  } catch (error) {
    if (!(error instanceof BehindRange)) throw error;
  }
}

/** A beginning in step with the rule, at or before `fromMs`; `rule` is completed with what it has from its own beginning. */
function takenUp(rule: ICAL.Recur, startMs: number, fromMs: number): number {
  const unit = unitMs.get(rule.freq ?? '');
  const [start, from] = [new Date(startMs), new Date(fromMs)];
  if (unit !== undefined) return startMs + periods(fromMs - startMs, unit * rule.interval);
  if (rule.freq === 'MONTHLY') {
    const step = 'BYMONTH' in rule.parts ? 12 * rule.interval : rule.interval;
    const months = periods(monthNumber(from) - monthNumber(start), step);
    if (months === 0) return startMs;
    if (!dayParts.some((part) => part in rule.parts)) rule.parts.BYMONTHDAY = [start.getUTCDate()];
    const time = new Date(startMs);
    time.setUTCMonth(start.getUTCMonth() + months, 1);
    return time.getTime();
  }
  // February 29 comes every four years.
  const isLeapDay = start.getUTCMonth() === 1 && start.getUTCDate() === 29;
  const years = periods(
    from.getUTCFullYear() - start.getUTCFullYear(),
    isLeapDay ? 4 * rule.interval : rule.interval,
  );
  const time = new Date(startMs);
  time.setUTCFullYear(start.getUTCFullYear() + years);
  return time.getTime();
}

/** Whole periods within a distance but for the last, as a distance; 0 if there are none. */
function periods(distance: number, period: number): number {
  return Math.max(0, Math.floor(distance / period) - 1) * period;
}

function monthNumber(time: Date): number {
  return time.getUTCFullYear() * 12 + time.getUTCMonth();
}

function dayNumber({ year, month, day }: ICAL.Time): number {
  return year * 10_000 + month * 100 + day;
}

function clockTime(timeMs: number): ICAL.Time {
  return ICAL.Time.fromDateTimeString(new Date(timeMs).toISOString().slice(0, 19));
}

function clockMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, day);
  return time.setUTCHours(hour, minute, second, 0);
}
