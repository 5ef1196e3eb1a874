import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '../base/error-code';
import { business } from '../base/node-business';
import { readNodeSettings } from '../base/node-settings';
import { defaultLeadsFile } from '../base/store-files';
import { type RunningServers, type StartOptions, startServers } from './start';

/** Once the program is asked to stop, the time for calls under way to finish, and for mails to get their answer. */
const graceMs = { calls: 3000, deliveries: 15_000 };
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const options = optionsFrom(process.env);
  if (!existsSync(options.distFolder))
    throw new Error(`There is no ${options.distFolder} yet: run "npm run build" first.`);
  const server = await startServers(options);
  console.log(addresses(options, server).join('\n'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void server.stop(graceMs.calls, graceMs.deliveries).then(() => process.exit(0)),
    );
  }
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

function optionsFrom(env: NodeJS.ProcessEnv): StartOptions {
  const settings = readNodeSettings(env);
  return {
    port: settings.PORT,
    host: settings.HOST,
    distFolder: settings.DIST ?? join(root, 'dist'),
    examplesFolder: settings.DIST ? `${settings.DIST}-examples` : join(root, '.cache/examples'),
    basePath: settings.SITE_BASE_PATH,
    outboxFolder: settings.OUTBOX ?? join(root, 'outbox'),
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
  };
}

/** Only a generated token is part of the addresses; a configured one is known. */
function addresses(
  options: StartOptions,
  { origin, examplesOrigin, leadsToken }: RunningServers,
): readonly string[] {
  const home = `${origin}${options.basePath ?? business.host.basePath}`;
  const query = options.leadsToken ? '' : `?token=${leadsToken}`;
  return [
    `Site      ${home}`,
    ...(examplesOrigin ? [`Examples  ${examplesOrigin}/`] : []),
    options.smtpUrl ? 'Mail      goes to SMTP_URL' : `Mail box  ${home}outbox${query}`,
    `Leads     ${home}leads${query}`,
  ];
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return errorCode(error) === 'EADDRINUSE'
    ? 'The port is taken: stop the other program, or choose another with PORT=….'
    : error.message;
}
