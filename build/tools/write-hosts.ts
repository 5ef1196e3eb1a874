import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownBusiness } from '../../server/base/node-business';
import { readBusiness } from '../business/business';
import { webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { apacheHtaccess } from './apache-htaccess';
import { readHostRules } from './host-rules';
import { pastedTemplates } from './mail-templates';
import { nginxConf } from './nginx-conf';

// `npm run business -- hosts`: writes the built web root's rules for hosts that don't read `_headers`.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: fromRoot('deploy') },
    folder: { type: 'string', default: '/usr/share/nginx/html' },
    port: { type: 'string', default: '80' },
    server: { type: 'string', default: 'http://127.0.0.1:4173' },
    logs: { type: 'string', default: '/var/log/nginx' },
  },
});
const { host } = readBusiness();
const rules = readHostRules(webRoot);
const templates = await pastedTemplates(ownBusiness);
const files: Readonly<Record<string, string>> = {
  'nginx.conf': nginxConf(rules, { ...values, port: Number(values.port), host }),
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
