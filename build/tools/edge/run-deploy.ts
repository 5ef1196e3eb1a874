import { parseArgs } from 'node:util';
import { deployBusiness } from './deploy-business';
import { installWrangler } from './wrangler';

// npm run deploy [-- clients/* [--draft]]: builds each business and brings it to the edge, one after the other. One that fails stops no other.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' } },
});
const folders = positionals.length > 0 ? positionals : [process.env.BUSINESS || 'site'];
if (!process.env.WRANGLER) await installWrangler();
const failures: string[] = [];
for (const folder of folders) {
  try {
    const { token } = await deployBusiness(folder.replace(/\/$/, ''), { isDraft: values.draft ?? false });
    const hint = token === null ? '' : ` Its leads are at /leads?token=${token}, which is shown only now.`;
    console.log(`${folder} is deployed.${hint}`);
  } catch (error) {
    failures.push(`${folder}: ${error instanceof Error ? error.message : error}`);
    console.error(failures.at(-1));
  }
}
const whole = `${folders.length - failures.length} of ${folders.length} deployed`;
console.log(
  failures.length === 0
    ? `${whole}.`
    : `${whole}. Failed:\n${failures.map((line) => `- ${line}`).join('\n')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
