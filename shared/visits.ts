import { fromZonedTime } from 'date-fns-tz';
import { z } from 'zod';
import { type HalfDay, halfDaysAhead } from './half-days';
import { limits } from './limits';
import type { VisitRules } from './visit-rules';

/** Half-days that a visitor may ask for. */
const mostTimes = 3;
/** Photos that a lead may have. */
export const mostPhotos = 6;

const date = z.iso.date();
/** A half-day's id, such as `2026-11-30-am`; ids sort by time. */
const halfDayId = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-(am|pm)$/)
  .refine((id) => date.safeParse(id.slice(0, 10)).success && id >= '2000' && id < '2200');

/** Half a working day with its beginning and end, ISO dates and times in UTC. */
export interface TimedHalfDay extends HalfDay {
  readonly from: string;
  readonly to: string;
}

/** The answer of `GET /api/visits`. */
export interface VisitsAnswer {
  readonly timeZone: string;
  readonly halfDays: readonly TimedHalfDay[];
  /** Whether this server keeps photos. */
  readonly photos: boolean;
}

/** The body of `PUT /api/leads/<lead id>/visit`: the visitor's whole request; a later one replaces it. */
export const visitWishSchema = z.object({
  times: z
    .array(halfDayId, 'must be a list of half-days')
    .transform((ids) => [...new Set(ids)].sort())
    .refine((ids) => ids.length <= mostTimes, `must be at most ${mostTimes}`),
  note: z
    .string()
    .trim()
    .max(limits.shortText, `must have at most ${limits.shortText} characters`)
    .default(''),
  language: z.string().max(limits.shortText).default('en'),
  /**
   * When the visitor sent it, in milliseconds since 1970, since requests may arrive out of order. Default: the time of
   * arrival.
   */
  sentAt: z.int().min(0).optional(),
});

/** A visitor's preferred times for a visit. */
export type VisitWish = z.infer<typeof visitWishSchema>;

/** The half-day with this id, by the business's hours; null for any other text. */
export function halfDayOf(id: string, rules: VisitRules, timeZone: string): TimedHalfDay | null {
  if (!halfDayId.safeParse(id).success) return null;
  const day = id.slice(0, 10);
  const half = id.endsWith('am') ? 'morning' : 'afternoon';
  const [from, to] = rules[half].map((clock) => fromZonedTime(`${day}T${clock}:00`, timeZone).toISOString());
  return { id, date: day, half, from: from ?? '', to: to ?? '' };
}

/** Input for the offered half-days. */
export interface OfferedFrom {
  readonly rules: VisitRules;
  readonly timeZone: string;
  readonly nowMs: number;
  /** Whether the business is busy at any moment between two times. Default: never. */
  readonly isBusy?: ((fromMs: number, toMs: number) => boolean) | undefined;
}

/** The half-days of the next working days that are neither too soon nor taken, in order. */
export function offeredHalfDays({
  rules,
  timeZone,
  nowMs,
  isBusy = () => false,
}: OfferedFrom): readonly TimedHalfDay[] {
  return halfDaysAhead(rules, timeZone, nowMs)
    .map(({ id }) => halfDayOf(id, rules, timeZone))
    .filter((halfDay) => halfDay !== null)
    .filter(({ from, to }) => !isBusy(Date.parse(from), Date.parse(to)));
}

/** The day that comes this many days after a day; both as `2026-11-30`. */
export function laterDay(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
