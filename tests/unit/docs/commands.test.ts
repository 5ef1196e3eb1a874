import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { explainPrice } from '../../../server/estimate/explain-price';
import { describeJob } from '../../../server/estimate/job';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { stages } from '../../parts';
import { codeWords, listings } from './markdown';

const tracked = execFileSync('git', ['ls-files'], { cwd: fromRoot(''), encoding: 'utf8' }).split('\n');
const documents = tracked.filter(
  (file) => file.endsWith('.md') && !/\/(content|legal)\//.test(file) && existsSync(fromRoot(file)),
);

/** A command of a document. */
interface Command {
  readonly file: string;
  readonly text: string;
}

/** The commands of the listings, without those that are marked as not run. */
const listed: readonly Command[] = documents.flatMap((file) =>
  listings(readFileSync(fromRoot(file), 'utf8'))
    .filter(({ language, notRun }) => language === 'sh' && !notRun)
    .flatMap(({ code }) => code.split('\n'))
    .map((line) => ({ file, text: line.replace(/ +#.*/, '') }))
    .filter(({ text }) => text !== ''),
);

/** Those between backticks. */
const inline: readonly Command[] = documents.flatMap((file) =>
  codeWords(readFileSync(fromRoot(file), 'utf8'))
    .flatMap((word) => word.split(' && '))
    .filter((word) => /^([A-Z_]+=\S+ )*(npm|npx) /.test(word))
    .map((text) => ({ file, text })),
);

const parts = stages.flat();

/** What a command calls is there: a part of the tests, files of tests, a project, a measurement. */
function expectKnown({ text, file }: Command): void {
  const [, names] = /\bnpm test -- ([a-z][\w -]*)$/.exec(text) ?? [];
  for (const name of names?.split(' ') ?? []) expect(parts.map((part) => part.name)).toContain(name);
  const [, words] = /\bnpm run price -- (.+)$/.exec(text) ?? [];
  if (words)
    expect(
      explainPrice(describeJob(words.split(' '), stockJobs), { currency: 'CAD', minimumOrder: 350 }),
    ).toMatch(/\$[\d,]+\.\d\d/);
  const [, measurement] = /\bnpm run lab -- ([\w-]+)/.exec(text) ?? [];
  if (measurement)
    expect(readFileSync(fromRoot('lab/run.ts'), 'utf8')).toMatch(new RegExp(`\\b'?${measurement}'?: \\{`));
  const [, command] = /\bnpm run business -- ([\w-]+)/.exec(text) ?? [];
  if (command)
    expect(readFileSync(fromRoot('build/tools/run-business.ts'), 'utf8')).toContain(`  ${command}: () =>`);
  const [, project] = /--project ([\w-]+)/.exec(text) ?? [];
  if (project) expect(readFileSync(fromRoot('playwright.config.ts'), 'utf8')).toContain(`name: '${project}'`);
  for (const [, path = ''] of text.matchAll(/(?<= '?)(tests\/[\w./-]+?)(?=\/?\*?'?(?: |$))/g))
    expect(
      tracked.some((one) => one === path || one.startsWith(`${path}/`)),
      `${path} of ${file}`,
    ).toBe(true);
}

/** Where a test runs the rest: the command in a part, or in the file of a test. */
const ranBy: readonly (readonly [command: RegExp, file: string, proof: string])[] = [
  [/^npm run (backup|restore) -- /, 'tests/unit/server/store/backup.test.ts', 'docs/going-live.md'],
  [/^npm run lab -- random-visits/, 'tests/parts.ts', 'npm run -s lab -- random-visits'],
];

it.each([...listed, ...inline])('$text of $file calls what is there', expectKnown);

it.each(listed)('the listed command $text of $file is run by a test, or marked as not run', ({ text }) => {
  // These are run above, or are the tests themselves.
  if (/^(MATRIX=all )?npm (run price|test) -- /.test(text)) return;
  const [, file, proof = ''] = ranBy.find(([command]) => command.test(text)) ?? [];
  expect(file, 'mark it with <!-- not run: why --> on the line above').toBeDefined();
  expect(readFileSync(fromRoot(file ?? ''), 'utf8')).toContain(proof);
});
