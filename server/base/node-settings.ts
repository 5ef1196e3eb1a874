import { z } from 'zod';
import { calendarUrl, leadsToken, originList, webhookSecret, webhookUrl } from './setting-values';

const optional = z.string().optional();
const isOne = z
  .string()
  .optional()
  .transform((text) => text === '1');

function wholeNumber(fallback: number, max: number) {
  const message = `must be a whole number from 0 to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((number) => number <= max, message)
    .default(fallback);
}

const settingsSchema = z
  .object({
    PORT: wholeNumber(4173, 65_534),
    HOST: optional,
    DIST: optional,
    SITE_BASE_PATH: optional,
    OUTBOX: optional,
    SMTP_URL: optional,
    LEADS_DB: optional,
    LEADS_TOKEN: leadsToken.optional(),
    CALENDAR_URL: calendarUrl.optional(),
    PHOTOS_QUOTA_MB: wholeNumber(2000, 1_000_000),
    WEBHOOK_URL: webhookUrl.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
    MAIL_INTERVAL_MS: wholeNumber(0, 60_000),
    ALLOWED_ORIGINS: originList.default([]),
    RATE_LIMIT_PER_MINUTE: wholeNumber(120, Number.MAX_SAFE_INTEGER),
    SUSPECT_LEADS_PER_HOUR: wholeNumber(10, Number.MAX_SAFE_INTEGER),
    SUSPECT_FORM_SECONDS: wholeNumber(2, 60),
    TRUST_PROXY: isOne,
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL || WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    message: 'is needed with WEBHOOK_URL',
  });

/** The server's settings, from the environment variables in the README. */
export type NodeSettings = z.infer<typeof settingsSchema>;

/** Checked settings; an empty variable counts as unset. Throws an error that names the first invalid one. */
export function readNodeSettings(env: Readonly<Record<string, string | undefined>>): NodeSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  // A secret is not repeated where it may be logged.
  const value =
    /TOKEN|SECRET|SMTP|CALENDAR/.test(name) || given[name] === undefined ? '' : `; it is "${given[name]}"`;
  throw new Error(`${name} ${issue?.message}${value}.`);
}
