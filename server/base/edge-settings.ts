import { z } from 'zod';
import { calendarUrl, leadsToken, originList, webhookSecret, webhookUrl } from './setting-values';

// Not in server/app/edge: wrangler installs an older zod there, which an import from that folder would find.
const settingsSchema = z.object({
  /** Where the outside mail service takes calls, without the path, e.g. `https://api.emailjs.com`. */
  MAIL_SERVICE_URL: z.url('must be a whole web address'),
  MAIL_SERVICE_ID: z.string(),
  /** Public key of the account that sends. */
  MAIL_PUBLIC_KEY: z.string(),
  /** The single template that prints its parameters: `to_email`, `to_name`, `reply_to`, `subject`, `text`, `html`. */
  MAIL_TEMPLATE_ID: z.string(),
  /** Secret. With it the account can refuse callers who have only the public key. */
  MAIL_PRIVATE_KEY: z.string().optional(),
  /** Origins that may call besides the site's own, separated by commas; empty: any. */
  ALLOWED_ORIGINS: originList.default([]),
  LEADS_TOKEN: leadsToken.optional(),
  CALENDAR_URL: calendarUrl.optional(),
  PHOTOS_QUOTA_MB: z.coerce.number('must be a number').int().min(0).default(2000),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  SUSPECT_LEADS_PER_HOUR: z.coerce.number('must be a number').int().min(0).default(10),
  SUSPECT_FORM_SECONDS: z.coerce.number('must be a number').min(0).default(2),
});

/** The worker's checked configuration and secrets. */
export type EdgeSettings = z.infer<typeof settingsSchema>;

/** Checked settings; throws an error that names the first invalid one. */
export function readEdgeSettings(environment: Readonly<Record<string, unknown>>): EdgeSettings {
  const result = settingsSchema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
}
