import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hostSchema } from '../../shared/business/host-schema';
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
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

const root = fileURLToPath(new URL('../..', import.meta.url));

const mailServerUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be an address such as smtp://user:password@mail.example.com:587',
});

const proxyRule =
  'must be the number of proxies in front of the server, such as 1, or their networks, such as 10.0.0.0/8, separated by commas';

const nodeSettings = {
  ...serviceSettings,
  /** Port of the site and the services; 0: any free one. */
  port: setting('PORT', wholeNumber(4173, 65_534)),
  /** Network name or address to listen on; default: all, behind a proxy 127.0.0.1. */
  host: setting('HOST', anyText.optional()),
  /** The built web root. */
  distFolder: setting('DIST', anyText.default(join(root, 'dist'))),
  /** The path that the site was built for; default: the business's. */
  basePath: setting('SITE_BASE_PATH', hostSchema.unwrap().shape.basePath.unwrap().optional()),
  /** Where mails are kept as `.eml` files. */
  mailboxFolder: setting('OUTBOX', anyText.default(join(root, 'outbox'))),
  /** Mail server to hand mails to instead; there is no mail box then. */
  smtpUrl: secretSetting('SMTP_URL', mailServerUrl.optional()),
  /** The SQLite file of the leads. */
  leadsFile: setting('LEADS_DB', anyText.default(defaultLeadsFile)),
  /** Folder of the backups that a timer makes every night. */
  backupsFolder: setting('BACKUPS', anyText.optional()),
  /** A second place for them: a folder, or anything that rclone knows (`remote:path`). */
  backupCopy: setting('BACKUP_COPY', anyText.optional()),
  /** Milliseconds between two mails that go out, as the mail provider asks; 0: several at a time. */
  pauseMs: setting('MAIL_INTERVAL_MS', wholeNumber(0, 60_000)),
  /** Calls of each kind that a client may make in a minute. */
  callsPerMinute: setting('RATE_LIMIT_PER_MINUTE', wholeNumber(defaultSettings.callsPerMinute, 1_000_000, 1)),
  /** The proxies in front of the server; undefined: nobody has said whether there are any. */
  trustProxy: setting(
    'TRUST_PROXY',
    z
      .string()
      .transform((text, context) => {
        const proxies = readTrustedProxies(text);
        if (proxies) return proxies;
        context.addIssue(proxyRule);
        return z.NEVER;
      })
      .optional(),
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
  const { trustProxy, host = isBehindProxy(trustProxy) ? '127.0.0.1' : undefined } = settings;
  return { ...settings, host, examplesFolder };
}

/** Anybody who reaches the server past its proxy could write any address into the proxy's header. */
function isBehindProxy(proxies: TrustedProxies | undefined): boolean {
  return proxies !== undefined && !('hops' in proxies && proxies.hops === 0);
}
