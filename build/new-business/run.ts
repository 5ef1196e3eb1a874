import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { businessFile, parseBusiness } from '../business';
import { makeBusiness } from './make-business';
import { questions } from './questions';

// `npm run new-business`, or with `-- --answers answers.json`; `--out` writes to another file than site/business.json.
const { values } = parseArgs({
  options: { answers: { type: 'string' }, out: { type: 'string', default: businessFile } },
});
try {
  const answers = values.answers ? JSON.parse(readFileSync(values.answers, 'utf8')) : await askAll();
  const former = parseBusiness(readFileSync(businessFile, 'utf8'));
  writeFileSync(values.out, `${JSON.stringify(makeBusiness(former, answers), null, 2)}\n`);
  console.log(`Written: ${values.out}. What comes next is in docs/going-live.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function askAll(): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const { name, text } of questions) answers[name] = await terminal.question(`${text} `);
  terminal.close();
  return answers;
}
