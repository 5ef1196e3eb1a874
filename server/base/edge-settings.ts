import type { AnyD1Database } from 'drizzle-orm/d1';
import { z } from 'zod';
import type { ObjectStore } from '../app/edge/photo-bucket';
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

/** Unchecked settings and services that the runtime passes to the worker. */
export interface EdgeEnvironment extends Readonly<Record<string, unknown>> {
  /** The files of `dist/`, as the runtime serves them. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** The database of the leads. */
  readonly LEADS: AnyD1Database;
  /** The photos of leads; without it none are kept. */
  readonly PHOTOS?: ObjectStore | undefined;
  /** Counts the calls of each client, across all instances of the worker at one place; its limit is in `wrangler.jsonc`. */
  readonly CALLS: { limit(options: { readonly key: string }): Promise<{ readonly success: boolean }> };
  /** Queue that takes a message for each call that left something to deliver. */
  readonly DELIVERIES: { send(message: string): Promise<unknown> };
}

/** Checked settings; throws an error that names the first invalid one. */
export function readEdgeSettings(environment: EdgeEnvironment): EdgeSettings {
  const result = settingsSchema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
}
