import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parseJsonFile } from '../../shared/check-data';
import { inAmericanEnglish } from '../../shared/locales/american-english';
import { resolveLanguage } from '../../shared/texts';
import { businessFolder, contentFolder, siteFolder } from '../business/folders';
import { fromRoot, nameFromRoot } from '../business/from-root';
import { contentFiles } from '../content/page-files';
import { slugOf } from '../content/slug-of';
import { hasStart, startOfService, startSlug, startWords } from '../content/start-words';
import { emptyBusinessDraft, makeBusiness, withAnswer } from './make-business';
import { UnreadableColours } from './make-colours';
import { printedBy } from './printed-by';
import type { BusinessDraft, BusinessQuestion } from './question';
import { questionsFor } from './questions';

const place = nameFromRoot(businessFolder);
const isSite = businessFolder === siteFolder;
const siteContent = fromRoot('site/content');
const services = readdirSync(join(siteContent, 'services')).map((file) => parse(file).name);
const questions = questionsFor(services);

const review = {
  fullName: 'Marie Roy',
  reviewText: 'They painted our hallway in a day.',
  place: 'Ottawa',
  date: '2026-05-13',
  stars: 5,
  source: 'Google',
  link: 'https://…',
};
const reviewExample = `A review in "reviews" is ${JSON.stringify(review)}. Only the first two are needed. Without a review the site has no page for them.`;

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
  const keys = questions.map((question) => {
    const { name, text, example, otherwise } = question;
    const printed = question.isPromise
      ? printedBy(question, emptyBusinessDraft).map((one) => `\n    Prints: ${one}`)
      : [];
    return `  ${name}\n    ${text}\n    Such as: ${example}.${otherwise ? ` Without an answer: ${otherwise}.` : ''}${printed.join('')}`;
  });
  return `Makes the files of another painting business, from answers to ${questions.length} questions.

  BUSINESS=clients/prairie npm run business -- new
    asks, and writes the folder clients/prairie. Without BUSINESS it is site.
  BUSINESS=clients/prairie npm run business -- new --answers answers.json
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
    throw new Error(`There is no ${file}. npm run business -- new --help lists its keys.`);
  return parseJsonFile(readFileSync(file, 'utf8'), file) as Readonly<Record<string, unknown>>;
}

/** Repeats each question until its answer is valid. */
async function askAll(): Promise<BusinessDraft> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike question(), the iterator keeps every line when a pipe sends them all at once.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string, name: string) => {
    terminal.setPrompt(prompt);
    terminal.prompt();
    const line = await lines.next();
    if (line.done) throw new Error(`${name}: an answer is missing`);
    return line.value.trim();
  };
  console.log(`This writes ${place}. Everything can be changed there later.\n`);
  let draft: BusinessDraft = emptyBusinessDraft;
  for (const [index, question] of questions.entries()) {
    if (question.isAsked?.(draft) === false) continue;
    console.log(`${index + 1}/${questions.length} ${question.text}`);
    const printed = question.isPromise ? printedBy(question, draft) : [];
    for (const sentence of printed) console.log(`  '${question.example}' prints: ${sentence}`);
    draft = await askOne(draft, question, ask);
  }
  terminal.close();
  return draft;
}

async function askOne(
  draft: BusinessDraft,
  question: BusinessQuestion,
  ask: (prompt: string, name: string) => Promise<string>,
): Promise<BusinessDraft> {
  const { name, example, otherwise } = question;
  let hint = `such as ${example}${otherwise ? `; Enter: ${otherwise}` : ''}`;
  let onEnter = '';
  for (;;) {
    try {
      return withAnswer(draft, question, (await ask(`  (${hint}) `, name)) || onEnter);
    } catch (error) {
      if (!(error instanceof Error) || error.message === `${name}: an answer is missing`) throw error;
      console.log(`  ${error.message}`);
      if (error instanceof UnreadableColours) {
        onEnter = error.suggestion;
        hint = `Enter: ${onEnter}`;
      }
    }
  }
}

/** Writes the business's `business.json`, logo and texts, and prints each step. */
async function write({ business, services: kept, keepsArticles, rates }: BusinessDraft): Promise<void> {
  const spelt = spellingFor(business);
  const language = resolveLanguage(undefined, business.languages);
  const templates = contentFiles(siteContent).map(({ name, path }) => ({
    name,
    path,
    text: readFileSync(join(siteContent, path), 'utf8'),
  }));
  say(`Writing plain words to begin with: ${place}/content`);
  for (const { name, path, text } of templates) {
    const [, folder, slug = ''] = /^(services|blog)\/(?!404)(.*)/.exec(name) ?? [];
    const isArticle = path.endsWith('.md');
    const own = folder === 'services' ? `services/${startSlug(slug, language)}.json` : path;
    const file = join(contentFolder, isArticle ? `blog/${spelt(slug)}.md` : own);
    const isService = folder === 'services';
    if (isArticle ? !keepsArticles : (isService && !kept.includes(slug)) || !hasStart(name, language)) {
      await rm(file, { force: true });
    } else if (isArticle) {
      await writeText(file, spelt(withPresentServices(text, kept)));
    } else {
      const words = startWords(name, withoutOtherJob(JSON.parse(text), business), {
        keepsArticles,
        language,
      });
      await writeJson(
        file,
        name === 'reviews' ? { $comment: reviewExample, ...Object(words) } : words,
        spelt,
      );
    }
  }
  say(
    keepsArticles
      ? 'Keeping the articles: write them anew'
      : 'Leaving out the articles: the blog appears with the first one',
  );
  for (const [index, title] of kept.filter((name) => !services.includes(name)).entries()) {
    const file = join(contentFolder, 'services', `${slugOf(title)}.json`);
    say(`Beginning the page of ${title}: ${nameFromRoot(file)}`);
    await writeJson(file, startOfService(title, ownService(services.length + index + 1), language), spelt);
  }
  say('Leaving out reviews: their page appears with the first one');
  const logo = join(businessFolder, 'images', business.brand.logo);
  say(`Drawing a logo to begin with: ${nameFromRoot(logo)}`);
  await mkdir(dirname(logo), { recursive: true });
  await cp(fromRoot('build/tools/new-business-logo.svg'), logo);
  for (const [id, own] of Object.entries(rates)) {
    const file = join(businessFolder, 'jobs', `${id}.json`);
    say(`Writing your rates: ${nameFromRoot(file)}`);
    await writeJson(file, own);
  }
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
  ${prefix}npm run business -- check   lists what is not yours yet
  ${place}/content   are its words
  ${place}/images    takes its pictures, also as JPEG or HEIC`);
}

function say(step: string): void {
  console.log(step);
}

/** Default picture and place for a service that the template doesn't have. */
function ownService(order: number) {
  const picture = { name: 'tools', alt: 'Paint cans, brushes, a roller and tape laid out on a wooden table' };
  return { picture, order, hasOnlinePrice: false };
}

/** The spelling of the business's country, of texts and of the articles' slugs in them. */
function spellingFor({ country }: BusinessDraft['business']): (text: string) => string {
  if (country !== 'US') return String;
  const slugs = contentFiles(join(siteContent, 'blog')).map(({ name }) => name);
  const speltSlug = (slug: string) =>
    slug
      .split('-')
      .map((text) => inAmericanEnglish(text))
      .join('-');
  return (text) =>
    slugs.reduce((spelt, slug) => spelt.replaceAll(slug, speltSlug(slug)), inAmericanEnglish(text));
}

/** A service's words without a job that the business does not do. */
function withoutOtherJob(words: Readonly<Record<string, unknown>>, { jobs }: BusinessDraft['business']) {
  const { job, ...others } = words;
  return typeof job !== 'string' || jobs.includes(job) ? words : others;
}

/** An article without links to services that have no page. */
function withPresentServices(article: string, kept: readonly string[]): string {
  return article.replaceAll(/\[([^\]]+)\]\(\/services\/([\w-]+)\)/g, (link, text, service) =>
    kept.includes(service) ? link : text,
  );
}

/** Writes a text into a folder that need not exist. */
async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes JSON as `npm run check` expects it. */
async function writeJson(
  file: string,
  value: unknown,
  spelt: (text: string) => string = String,
): Promise<void> {
  const spoken = (_key: string, inner: unknown) => (typeof inner === 'string' ? spelt(inner) : inner);
  await writeText(file, `${JSON.stringify(value, spoken, 2)}\n`);
}
