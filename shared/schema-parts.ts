import * as z from 'zod';
import { isTimeZone } from './is-time-zone';

/** A text that is not empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/** Absolute URL of the web. */
export const webUrl = z
  .string()
  .refine(isWebUrl, 'must be a whole web address that begins with https:// or http://');

/** Name of a time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone name, such as America/Toronto');

/** Whether `value` is an absolute `http` or `https` URL. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
