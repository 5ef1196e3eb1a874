import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { americanSpelling } from '../../shared/american-spelling';
import { parseJsonFile } from '../check-data';
import { businessFolder, contentFolder, siteFolder } from '../folders';
import { fromRoot, nameFromRoot } from '../from-root';
import { makeBusiness, startingPoint, withAnswer } from './make-business';
import { UnreadableColours } from './make-colours';
import { type Draft, type Question, questionsFor } from './questions';

const place = nameFromRoot(businessFolder);
const isSite = businessFolder === siteFolder;
const siteContent = fromRoot('site/content');
const services = readdirSync(join(siteContent, 'services')).map((file) => parse(file).name);
const questions = questionsFor(services);

try {
  const { help, answers } = readOptions();
  if (help) console.log(helpText());
  else await makeIt(answers);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions() {
  try {
    const options = { answers: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${helpText()}`);
  }
}

function helpText(): string {
  const keys = questions.map(
    ({ name, text, example, otherwise }) =>
      `  ${name}\n    ${text}\n    Such as: ${example}.${otherwise ? ` Without an answer: ${otherwise}.` : ''}`,
  );
  return `Makes the files of another painting business, from answers to ${questions.length} questions.

  BUSINESS=clients/prairie npm run new-business
    asks, and writes the folder clients/prairie. Without BUSINESS it is site.
  BUSINESS=clients/prairie npm run new-business -- --answers answers.json
    reads the answers from a file: one JSON object, such as {"name": "Prairie Coat", "since": 2019}, with these keys:

${keys.join('\n')}`;
}

async function makeIt(answersFile: string | undefined): Promise<void> {
  if (!isSite && existsSync(join(businessFolder, 'business.json')))
    throw new Error(`${place} has a business.json: change it there, or delete the folder to begin again.`);
  await write(answersFile ? makeBusiness(readAnswers(answersFile), questions) : await askAll());
}

function readAnswers(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file))
    throw new Error(`There is no ${file}. npm run new-business -- --help lists its keys.`);
  return parseJsonFile(readFileSync(file, 'utf8'), file) as Readonly<Record<string, unknown>>;
}

/** Repeats each question until its answer is valid. */
async function askAll(): Promise<Draft> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike question(), the iterator keeps every line when a pipe sends them all at once.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string, name: string) => {
    terminal.setPrompt(prompt);
    terminal.prompt();
    const line = await lines.next();
    if (line.done) throw new Error(`${name}: there is no answer`);
    return line.value.trim();
  };
  console.log(`This writes ${place}. Everything can be changed there later.\n`);
  let draft: Draft = { business: startingPoint, services: [] };
  for (const [index, question] of questions.entries()) {
    console.log(`${index + 1}/${questions.length} ${question.text}`);
    draft = await askOne(draft, question, ask);
  }
  terminal.close();
  return draft;
}

async function askOne(
  draft: Draft,
  question: Question,
  ask: (prompt: string, name: string) => Promise<string>,
): Promise<Draft> {
  const { name, example, otherwise } = question;
  let hint = `such as ${example}${otherwise ? `; Enter: ${otherwise}` : ''}`;
  let onEnter = '';
  for (;;) {
    try {
      return withAnswer(draft, question, (await ask(`  (${hint}) `, name)) || onEnter);
    } catch (error) {
      if (!(error instanceof Error) || error.message === `${name}: there is no answer`) throw error;
      console.log(`  ${error.message}`);
      if (error instanceof UnreadableColours) {
        onEnter = error.suggestion;
        hint = `Enter: ${onEnter}`;
      }
    }
  }
}

/**
 * Writes the business's `business.json`, logo and texts, and says each step. In `site` itself, its texts stay
 * but for the reviews and the services without a page.
 */
async function write({ business, services: kept }: Draft): Promise<void> {
  const without = services.filter((service) => !kept.includes(service));
  if (!isSite) {
    say(`Copying the words of site/content to ${place}/content`);
    await cp(siteContent, contentFolder, { recursive: true });
    if (business.country === 'US') {
      say('Spelling them as in the United States');
      await spellAmerican();
    }
  }
  for (const service of without) {
    say(`Leaving out the page of ${service}, and links to it`);
    await rm(join(contentFolder, 'services', `${service}.json`), { force: true });
  }
  await unlinkServices(without);
  await dropJobs(business.jobs);
  for (const [index, title] of kept.filter((name) => !services.includes(name)).entries()) {
    const file = join(contentFolder, 'services', `${slugOf(title)}.json`);
    say(`Beginning the page of ${title}: ${nameFromRoot(file)}`);
    await writeJson(file, beginningOf(title, services.length + index + 1));
  }
  if (!isSite) {
    say('Naming these services in the menus and in the sentences that list them');
    await correctMenuLabels();
    await listServices();
  }
  say(`Emptying ${place}/content/reviews.json: the page of reviews appears with the first one`);
  await emptyReviews();
  const logo = join(businessFolder, 'images', business.brand.logo);
  say(`Drawing a logo to begin with: ${nameFromRoot(logo)}`);
  await mkdir(dirname(logo), { recursive: true });
  await cp(fromRoot('build/new-business/logo.svg'), logo);
  say(`Writing ${place}/business.json`);
  await writeJson(join(businessFolder, 'business.json'), business);
  if (isSite) {
    say("Renewing the tables of docs/, which name the business's defaults");
    execFileSync('npm', ['run', '-s', 'docs'], { cwd: fromRoot('.'), stdio: 'ignore' });
  }
  const prefix = isSite ? '' : `BUSINESS=${place} `;
  say(`
Done. Next, in this order (docs/going-live.md):
  ${prefix}npm start   builds the site and shows it
  ${prefix}npm run check:business   lists what is not yours yet
  ${place}/content   are its words${business.languages[0] === 'en' ? '' : ', still English: begin with them'}
  ${place}/images    takes its pictures, also as JPEG or HEIC`);
}

function say(step: string): void {
  console.log(step);
}

/** Spells the copied words as in the United States. */
async function spellAmerican(): Promise<void> {
  for (const name of readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })) {
    const file = join(contentFolder, name);
    if (/\.(json|md)$/.test(name)) await writeFile(file, americanSpelling(await readFile(file, 'utf8')));
  }
}

/** Words to begin a service's page with; `npm run check:business` names them until they are replaced. */
function beginningOf(title: string, order: number) {
  const text = 'The visit and the quote are free.';
  const picture = { name: 'tools', alt: 'Paint cans, brushes, a roller and tape laid out on a wooden table' };
  return {
    $comment: `Write this page: build/site/README.md#words has its fields. "job" names the job that prices it.`,
    title,
    description: `${title} by {{ business.name }} in {{ business.area }}.`,
    picture,
    order,
    hasOnlinePrice: false,
    menu: {},
    card: { text },
    footer: {},
    residential: { text },
    sections: [
      { kind: 'columns', columns: [{ text: { heading: title, paragraphs: [text] } }, { picture }] },
      { kind: 'steps', steps: 'project' },
    ],
  };
}

function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Turns links to services without a page into their text, in articles. */
async function unlinkServices(removed: readonly string[]): Promise<void> {
  const folder = join(contentFolder, 'blog');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const article = await readFile(join(folder, file), 'utf8');
    const unlinked = removed.reduce(
      (text, service) => text.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/services/${service}\\)`, 'g'), '$1'),
      article,
    );
    if (unlinked !== article) await writeFile(join(folder, file), unlinked);
  }
}

/** Leads services of a job that the business does not do to the estimator itself. */
async function dropJobs(done: readonly string[]): Promise<void> {
  const folder = join(contentFolder, 'services');
  for (const file of readdirSync(folder)) {
    const { job, ...words } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    if (job !== undefined && !done.includes(job)) await writeJson(join(folder, file), words);
  }
}

/** Replaces menu labels that differ from the service's name in the template (docs/decisions/20-label-mismatches.md). */
async function correctMenuLabels(): Promise<void> {
  for (const service of services) {
    const file = join(contentFolder, 'services', `${service}.json`);
    if (!existsSync(file)) continue;
    const words = JSON.parse(await readFile(file, 'utf8'));
    await writeJson(file, { ...words, menu: { ...words.menu, label: words.footer.label } });
  }
}

/** Puts the business's services into the sentences of the home page and /residential that list the template's. */
async function listServices(): Promise<void> {
  const folder = join(contentFolder, 'services');
  const all = await Promise.all(
    readdirSync(folder).map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  const names = all
    .toSorted((one, other) => one.order - other.order)
    .map(({ title }) => title.replace(/ Services$/, ''));
  const listed = new Intl.ListFormat('en').format(names);
  for (const name of ['index.json', 'residential.json']) {
    const file = join(contentFolder, name);
    const words = await readFile(file, 'utf8');
    await writeFile(
      file,
      words.replaceAll(/\bInterior, [a-z, ]+ and [a-z]+ painting( for houses)?/g, listed),
    );
  }
}

/** Keeps the words around the reviews, which belong to another business. */
async function emptyReviews(): Promise<void> {
  const file = join(contentFolder, 'reviews.json');
  const words = JSON.parse(await readFile(file, 'utf8'));
  const example = {
    fullName: 'Marie Roy',
    reviewText: 'They painted our hallway in a day.',
    place: 'Ottawa',
    date: '2026-05-13',
    stars: 5,
    source: 'Google',
    link: 'https://…',
  };
  const $comment = `A review in "reviews" is ${JSON.stringify(example)}. Only the first two are needed. Without a review the site has no page for them.`;
  await writeJson(file, { $comment, ...words, reviews: [] });
}

/** Writes JSON as `npm run check` expects it. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const biome = fromRoot('node_modules/.bin/biome');
  const options = { input: JSON.stringify(value, null, 2), encoding: 'utf8' } as const;
  await writeFile(file, execFileSync(biome, ['format', '--stdin-file-path=file.json'], options));
}
