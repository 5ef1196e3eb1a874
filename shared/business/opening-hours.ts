import * as z from 'zod';
import { weekdays } from '../contact-time';

const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 8:00 or 17:30')
  .transform((written) => written.padStart(5, '0'));

const span = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than "from"' });

const spans = z
  .array(span)
  .refine((day) => day.every(({ from }, index) => index === 0 || from >= (day[index - 1]?.to ?? '')), {
    error: 'must be in order and not overlap',
  });

/** When a business is open on each day of the week, more than once a day if it closes in between; a day left out is a day off. */
export const openingHoursSchema = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, spans.default([]).meta({ title: day, editor: 'hours' })])),
  )
  .refine(
    (week) => Object.values(week).some((day) => day.length > 0),
    'must leave one day on which the business is open',
  )
  .describe('Such as 8:00-12:00, 13:00-17:00. A day left empty is a day off.');

/** The opening hours of a week, by English weekday. */
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** What the contact promise (docs/behaviour.md#51-the-contact-promise) needs of opening hours: the whole hour at which each day ends, and the days off. */
export function promisedHours(week: OpeningHours) {
  const hours = weekdays.map((day) => [day, Number(week[day]?.at(-1)?.to.slice(0, 2) ?? 0)] as const);
  return {
    closingHour: Object.fromEntries(hours.filter(([, hour]) => hour > 0)),
    closedDays: hours.filter(([, hour]) => hour === 0).map(([day]) => day),
  };
}
