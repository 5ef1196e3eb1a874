import { z } from 'zod';
import { weekdays } from './contact-time';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 08:00');
const hours = z.tuple([time, time]).refine(([from, to]) => from < to, 'must begin before it ends');
const wholeNumber = z.int('must be a whole number').min(0, 'must be 0 or more');
const date = z.iso.date('must be a date, such as 2026-12-25');

/** `visits` of a business's file: when the business makes visits (docs/behaviour.md#54-visits). */
export const visitRulesSchema = z
  .strictObject({
    days: z
      .array(z.enum(weekdays, `must be one of ${weekdays.join(', ')}`))
      .min(1, 'must name at least one day')
      .default(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      .meta({ title: 'Days' }),
    morning: hours.default(['08:00', '12:00']).meta({ title: 'Mornings, from and to', entry: 'time' }),
    afternoon: hours.default(['13:00', '17:00']).meta({ title: 'Afternoons, from and to', entry: 'time' }),
    /** Half-days that begin sooner are not offered. */
    noticeHours: wholeNumber.default(24).meta({ title: 'Hours of notice' }),
    /** How many working days are offered. */
    daysAhead: z
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(30, 'must be 30 or less')
      .default(6)
      .meta({ title: 'How many working days are offered' }),
    daysOff: z.array(date).default([]).meta({ title: 'Dates off', entry: 'date off' }),
    /** A booking page elsewhere that is linked instead. */
    bookingUrl: z
      .url({ protocol: /^https?$/, error: 'must be a whole web address' })
      .optional()
      .meta({ title: 'Booking page elsewhere' }),
  })
  .refine(({ morning, afternoon }) => morning[1] <= afternoon[0], {
    path: ['afternoon'],
    message: 'must begin after the morning ends',
  });

/** When a business visits. */
export type VisitRules = z.infer<typeof visitRulesSchema>;
