import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownBusiness } from '../../server/base/node-business';
import { resolveLanguage } from '../../shared/texts';
import { readBusiness } from '../business/business';
import { webRoot } from '../business/folders';
import { fromRoot, nameFromRoot } from '../business/from-root';
import { apacheHtaccess } from './apache-htaccess';
import { caddyfile } from './caddyfile';
import { readHostRules } from './host-rules';
import { pastedTemplates } from './mail-templates';
import { nginxConf, nginxSite } from './nginx-conf';

// `npm run business -- hosts`: writes the built web root's rules for hosts that don't read `_headers`.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: fromRoot('deploy') },
    address: { type: 'string' },
    folder: { type: 'string', default: '/srv/site' },
    port: { type: 'string', default: '80' },
    certificates: { type: 'string' },
    plain: { type: 'boolean', default: false },
    proxies: { type: 'string', default: '' },
    server: { type: 'string', default: 'http://127.0.0.1:4173' },
    logs: { type: 'string', default: '/var/log/nginx' },
  },
});
const { host, url, languages } = readBusiness();
const { address = new URL(url).origin, server } = values;
const name = new URL(address).hostname;
if (!existsSync(join(webRoot, '_headers'))) {
  console.error(
    `${nameFromRoot(webRoot)} has no built site: run "npm run build" with the same settings first.`,
  );
  process.exit(1);
}
const rules = readHostRules(webRoot);
const templates = await pastedTemplates(ownBusiness, resolveLanguage(undefined, languages));
const nginx = {
  ...values,
  host,
  name,
  port: Number(values.port),
  securePort: 443,
  certificates: values.plain ? null : (values.certificates ?? `/etc/letsencrypt/live/${name}`),
  proxies: values.proxies.split(',').filter(Boolean),
};
const files: Readonly<Record<string, string>> = {
  Caddyfile: caddyfile({ address, server }),
  'nginx.conf': nginxConf(rules, nginx),
  'nginx-site.conf': nginxSite(rules, nginx),
  '.htaccess': apacheHtaccess(rules, host),
  ...Object.fromEntries(templates.map(({ name, html }) => [`mail-${name}.html`, html])),
  'mail-fields.txt': templates
    .map(
      ({ name, to, replyTo, subject }) => `${name}\nTo: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}\n`,
    )
    .join('\n'),
};
await mkdir(values.out, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(join(values.out, name), text);
console.log(`Written to ${values.out}: ${Object.keys(files).join(', ')}`);
