import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Business } from '../business';
import { businessFolder } from '../folders';
import { fromRoot } from '../from-root';
import { makeBusiness, startingPoint, withAnswer } from './make-business';
import { questions } from './questions';

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

function closingWords({ minimumOrder, currency }: Business): string {
  const place = relative(fromRoot('.'), folder);
  return `Written: ${place}/business.json and a logo, ${place}/images/marks/logo.svg. The reviews of the former business are gone.
The pages state a minimum order of ${minimumOrder} ${currency}, and of your prices and promises only what "facts" of ${place}/business.json says.
Their other words are in ${place}/content. What comes next is in docs/going-live.md.`;
}

/**
 * Writes a business's `business.json`, logo and texts into a folder. Leaves out the reviews, which belong to
 * another business. In `site` itself, other texts stay unchanged.
 */
async function writeBusiness(business: Business, folder: string): Promise<void> {
  const words = join(folder, 'content');
  if (words !== fromRoot('site/content')) await cp(fromRoot('site/content'), words, { recursive: true });
  await rm(join(words, 'reviews.json'), { force: true });
  const menus = join(words, 'navigation.json');
  await writeJson(menus, withoutReviews(JSON.parse(await readFile(menus, 'utf8'))));
  const logo = join(folder, 'images', business.brand.logo);
  await mkdir(dirname(logo), { recursive: true });
  await cp(fromRoot('build/new-business/logo.svg'), logo);
  await writeJson(join(folder, 'business.json'), business);
}

/** Removes menu items that link to the reviews page, at any depth. */
function withoutReviews(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item?.path !== '/reviews').map(withoutReviews);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutReviews(item)]));
}

/** Writes JSON as `npm run check` expects it. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const biome = fromRoot('node_modules/.bin/biome');
  const options = { input: JSON.stringify(value, null, 2), encoding: 'utf8' } as const;
  await writeFile(file, execFileSync(biome, ['format', '--stdin-file-path=file.json'], options));
}
