import type { VisitRules } from './visit-rules';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Days looked at for working days. */
const farthestDays = 120;

/** Half a day on which the business can come by. */
export interface HalfDay {
  /** Such as `2026-12-01-am`; ids sort by time. */
  readonly id: string;
  /** Such as `2026-12-01`, by the business's clock. */
  readonly date: string;
  readonly half: 'morning' | 'afternoon';
}

/**
 * Half-days of the next working days that begin late enough, in order. Tags work them out, too, so it takes no date library:
 * times are compared by the business's clock.
 */
export function halfDaysAhead(
  { days, daysOff, daysAhead, noticeHours, ...hours }: VisitRules,
  timeZone: string,
  nowMs: number,
): readonly HalfDay[] {
  const offered: HalfDay[] = [];
  const earliest = clockAt(nowMs + noticeHours * hourMs, timeZone);
  const today = Date.parse(clockAt(nowMs, timeZone).slice(0, 10));
  let found = 0;
  for (let ahead = 0; ahead < farthestDays && found < daysAhead; ahead += 1) {
    const day = new Date(today + ahead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day);
    if (daysOff.includes(date) || !days.some((name) => name === weekday)) continue;
    const inTime = (['morning', 'afternoon'] as const).filter(
      (half) => `${date} ${hours[half][0]}:00` >= earliest,
    );
    if (inTime.length > 0) found += 1;
    offered.push(
      ...inTime.map((half) => ({ id: `${date}-${half === 'morning' ? 'am' : 'pm'}`, date, half })),
    );
  }
  return offered;
}

/** Date and time of day in a time zone: '2026-12-01 14:30:00'. */
function clockAt(timeMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(timeMs);
}
