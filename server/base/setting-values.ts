import { z } from 'zod';

/** Reads origins separated by commas, without the slashes at their ends; an empty text is an empty list. */
export const originList = z.string().transform((text) =>
  text
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean),
);

/** `LEADS_TOKEN` as a setting: long enough that it cannot be guessed. */
export const leadsToken = z.string().min(20, 'must have at least 20 characters');

/** `WEBHOOK_URL` as a setting. */
export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be a whole web address' });

/** `WEBHOOK_SECRET` as a setting: `whsec_` and the base64 of 24 to 64 bytes. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and the base64 of 24 to 64 bytes');

/** `CALENDAR_URL` as a setting: http(s), or `webcal://`, as calendars write it. */
export const calendarUrl = z
  .string()
  .transform((text) => text.replace(/^webcal:/, 'https:'))
  .pipe(webhookUrl);
