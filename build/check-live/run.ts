import { parseArgs } from 'node:util';
import { readBusiness } from '../business';
import { checkLive } from './check-live';

// `npm run check:live -- https://… [--mail]`
const { values, positionals } = parseArgs({ allowPositionals: true, options: { mail: { type: 'boolean' } } });
const [address] = positionals;
if (address === undefined || !URL.canParse(address)) {
  console.error('Which site? npm run check:live -- https://your-site.example/ [--mail]');
  process.exit(1);
}
const home = address.endsWith('/') ? address : `${address}/`;
const findings = await checkLive({ home, business: readBusiness() }, { sendsMail: values.mail ?? false });
for (const { fault, remedy } of findings) console.log(`- ${fault}\n  ${remedy}`);
console.log(findings.length === 0 ? `${home} is well.` : `${findings.length} faults.`);
process.exitCode = findings.length > 0 ? 1 : 0;
