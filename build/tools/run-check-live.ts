import { parseArgs } from 'node:util';
import { readBusiness } from '../business/business';
import { checkBusiness } from '../check/check-business';
import { lineOf } from '../check/finding';
import { checkLive } from './check-live';

// `npm run business -- live https://… [--mail]`
const { values, positionals } = parseArgs({ allowPositionals: true, options: { mail: { type: 'boolean' } } });
const [address] = positionals;
if (address === undefined || !URL.canParse(address)) {
  console.error('Which site? npm run business -- live https://your-site.example/ [--mail]');
  process.exit(1);
}
const home = address.endsWith('/') ? address : `${address}/`;
const business = readBusiness();
const { MONITOR_TOKEN, LEADS_TOKEN: token = MONITOR_TOKEN, SMTP_URL: smtpUrl } = process.env;
if (token === undefined)
  console.log(
    'MONITOR_TOKEN is not set here, so the server is not asked for calendar, mail server and proxy.',
  );
const findings = [
  ...(await checkLive({ home, business }, { sendsMail: values.mail ?? false, token, smtpUrl })),
  ...checkBusiness(business)
    .filter(({ level }) => level === 'must')
    .map((finding) => ({ fault: lineOf(finding), remedy: 'Change it, build again and upload dist/.' })),
];
for (const { fault, remedy } of findings) console.log(`- ${fault}\n  ${remedy}`);
console.log(findings.length === 0 ? `${home} is well.` : `${findings.length} faults.`);
process.exitCode = findings.length > 0 ? 1 : 0;
