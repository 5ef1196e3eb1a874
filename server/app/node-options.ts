import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNodeSettings } from '../base/node-settings';
import { defaultLeadsFile } from '../base/store-files';
import type { StartOptions } from './start';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The options of the servers, from the environment (server/README.md#environment). Throws an error that names the first invalid setting. */
export function nodeOptions(env: NodeJS.ProcessEnv) {
  const settings = readNodeSettings(env);
  return {
    port: settings.PORT,
    host: settings.HOST,
    distFolder: settings.DIST ?? join(root, 'dist'),
    examplesFolder: settings.DIST ? `${settings.DIST}-examples` : join(root, '.cache/examples'),
    basePath: settings.SITE_BASE_PATH,
    mailboxFolder: settings.OUTBOX ?? join(root, 'outbox'),
    leadsFile: settings.LEADS_DB ?? defaultLeadsFile,
    leadsToken: settings.LEADS_TOKEN,
    calendarUrl: settings.CALENDAR_URL,
    photosQuotaMb: settings.PHOTOS_QUOTA_MB,
    webhook:
      settings.WEBHOOK_URL && settings.WEBHOOK_SECRET
        ? { url: settings.WEBHOOK_URL, secret: settings.WEBHOOK_SECRET }
        : undefined,
    mailIntervalMs: settings.MAIL_INTERVAL_MS,
    smtpUrl: settings.SMTP_URL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    callsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    leadsPerHour: settings.SUSPECT_LEADS_PER_HOUR,
    leastFormSeconds: settings.SUSPECT_FORM_SECONDS,
    trustProxy: settings.TRUST_PROXY,
  } satisfies StartOptions;
}
