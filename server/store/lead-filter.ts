import { fromZonedTime } from 'date-fns-tz';
import { z } from 'zod';
import { leadStatuses } from './lead-progress';

/** Real days only, so not `2026-02-30`. The years keep date arithmetic within the range of a date. */
const day = z.iso.date().refine((text) => text >= '1900' && text < '2200');

/** The filter in the address of the list; invalid values are ignored. */
export const leadFilterSchema = z.object({
  /** In names, addresses, numbers, references and texts. */
  q: z.string().trim().max(200).catch(''),
  kind: z.enum(['', 'contact', 'estimate']).catch(''),
  /** First day, in the business's time zone. */
  from: day.or(z.literal('')).catch(''),
  /** Last day. */
  to: day.or(z.literal('')).catch(''),
  /** The name of a source, `-` for the unknown, '' for any. */
  source: z.string().max(200).catch(''),
  status: z.enum(['', ...leadStatuses]).catch(''),
  delivery: z.enum(['', 'delivered', 'held', 'pending', 'failed', 'unknown']).catch(''),
  /** Whether to find only suspect leads, or only others. */
  suspect: z.enum(['', 'yes', 'no']).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** A filter of the list of leads. */
export type LeadFilter = z.infer<typeof leadFilterSchema>;

/** The first moment of a day in a time zone, in milliseconds since 1970; `offset` counts days from there. */
export function startOfDay(day: string, timeZone: string, offset = 0): number {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  return fromZonedTime(`${date.toISOString().slice(0, 10)}T00:00:00`, timeZone).getTime();
}

/** The address of a filtered list, below the base path, with only the filters that are set. */
export function listUrl(filter: LeadFilter, path = 'leads'): string {
  const { page, ...rest } = filter;
  const given = Object.entries({ ...rest, ...(page > 1 ? { page: String(page) } : {}) }).filter(
    ([, value]) => value !== '',
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
