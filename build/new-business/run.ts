import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Business } from '../business';
import { businessFolder } from '../business-folder';
import { fromRoot } from '../from-root';
import { makeBusiness, startingPoint, withAnswer } from './make-business';
import { questions } from './questions';
import { writeBusiness } from './write-business';

// `npm run new-business`, or with `-- --answers answers.json`; `--out folder` writes elsewhere than `site`.
const { values } = parseArgs({
  options: { answers: { type: 'string' }, out: { type: 'string', default: businessFolder } },
});
const folder = resolve(values.out);
try {
  const business = values.answers
    ? makeBusiness(JSON.parse(readFileSync(values.answers, 'utf8')))
    : await askAll();
  await writeBusiness(business, folder);
  // Some defaults in the documents' tables are the business's.
  if (folder === fromRoot('site'))
    execFileSync('npm', ['run', '-s', 'docs'], { cwd: fromRoot('.'), stdio: 'ignore' });
  console.log(closingWords(business));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Repeats each question until its answer is valid. */
async function askAll(): Promise<Business> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike question(), the iterator keeps every line when a pipe sends them all at once.
  const lines = terminal[Symbol.asyncIterator]();
  let business = startingPoint;
  for (const question of questions) {
    let isAnswered = false;
    while (!isAnswered) {
      terminal.setPrompt(`${question.text} `);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) throw new Error(`${question.name}: there is no answer`);
      try {
        business = withAnswer(business, question, line.value);
        isAnswered = true;
      } catch (error) {
        console.log(`  ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  terminal.close();
  return business;
}

function closingWords({ warrantyYears, answerHours, minimumOrder, insurance, currency }: Business): string {
  const place = relative(fromRoot('.'), folder);
  return `Written: ${place}/business.json and a logo, ${place}/images/marks/logo.svg. The reviews of the former business are gone.
The pages now promise, until you change it in ${place}/business.json: ${warrantyYears} years of warranty, an answer within ${answerHours} hours,
a minimum order of ${minimumOrder} ${currency}, "${insurance}". Their other words are in ${place}/content. What comes next is in docs/going-live.md.`;
}
