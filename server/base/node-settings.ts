import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  anyText,
  defaultSettings,
  readSettings,
  type SettingsOf,
  secretSetting,
  serviceSettings,
  setting,
  wholeNumber,
} from './settings';
import { defaultLeadsFile } from './store-files';

const root = fileURLToPath(new URL('../..', import.meta.url));

const nodeSettings = {
  ...serviceSettings,
  /** Port of the site and the services; 0: any free one. */
  port: setting('PORT', wholeNumber(4173, 65_534)),
  /** Network name or address to listen on; default: all. */
  host: setting('HOST', anyText.optional()),
  /** The built web root. */
  distFolder: setting('DIST', anyText.default(join(root, 'dist'))),
  /** The path that the site was built for; default: the business's. */
  basePath: setting('SITE_BASE_PATH', anyText.optional()),
  /** Where mails are kept as `.eml` files. */
  mailboxFolder: setting('OUTBOX', anyText.default(join(root, 'outbox'))),
  /** Mail server to hand mails to instead; there is no mail box then. */
  smtpUrl: secretSetting('SMTP_URL', anyText.optional()),
  /** The SQLite file of the leads. */
  leadsFile: setting('LEADS_DB', anyText.default(defaultLeadsFile)),
  /** Milliseconds between two mails that go out, as the mail provider asks; 0: several at a time. */
  pauseMs: setting('MAIL_INTERVAL_MS', wholeNumber(0, 60_000)),
  /** Calls of each kind that a client may make in a minute. */
  callsPerMinute: setting('RATE_LIMIT_PER_MINUTE', wholeNumber(defaultSettings.callsPerMinute)),
  /** Whether the last `X-Forwarded-For` address identifies the client. */
  trustProxy: setting(
    'TRUST_PROXY',
    z
      .string()
      .optional()
      .transform((text) => text === '1'),
  ),
};

/** The settings of the server on Node, by the names of the options that they set. */
export type NodeSettings = SettingsOf<typeof nodeSettings> & {
  /** The built examples, beside the web root. */
  readonly examplesFolder: string;
};

/** The settings in environment variables (server/README.md#environment). Throws an error that names the first invalid one. */
export function readNodeSettings(env: Readonly<Record<string, string | undefined>>): NodeSettings {
  const settings = readSettings(nodeSettings, env);
  const examplesFolder = env.DIST ? `${env.DIST}-examples` : join(root, '.cache/examples');
  return { ...settings, examplesFolder };
}
