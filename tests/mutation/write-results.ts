import { writeFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
import { equivalents, isAbout, isSurvivor, withoutLine, withoutSurvivor } from './equivalents';
import { type Mutant, readReport } from './report';

// Turns Stryker's report into tests/mutation/RESULTS.md: the score of each folder, the survivors that a test should
// notice, and those that none can. Of a part only the table is printed.

/** Below it the run fails. */
const leastScore = 85;

const mutants = readReport().filter(({ status }) => status !== 'Ignored');
const [same, counted] = partition(mutants, (mutant) => equivalents.some((entry) => isAbout(entry, mutant)));
const survivors = counted.filter(isSurvivor).sort(byPlace);
const folders = [...new Set(counted.map(({ file }) => folderOf(file)))].sort();
const score = scoreOf(counted);

const table = [
  '| folder | mutants | killed | survived | untested | score |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...folders.map((folder) =>
    row(
      folder,
      counted.filter(({ file }) => folderOf(file) === folder),
    ),
  ),
  row('**all**', counted),
].join('\n');

if (!process.env.MUTATE) writeFileSync(fromRoot('tests/mutation/RESULTS.md'), results());
console.log(`${table}\n\n${survivors.map(listed).join('\n')}`);

if (score < leastScore) fail(`The score is ${score.toFixed(1)} %; at least ${leastScore} % are asked for.`);
const stale = new Set([...withoutLine(equivalents), ...withoutSurvivor(equivalents, mutants)]);
for (const { file, line, change } of stale) {
  fail(`tests/mutation/equivalents.json: no survivor of ${file} is ${change} in '${line}'.`);
}

function results(): string {
  return `# Mutation results

Written by \`npm run test:mutation\`. A mutant is a small change of the code; it is killed when a test fails. ${same.length} changes that
make no difference are not counted; [equivalents.json](equivalents.json) names each with its reason.

${table}

## Survivors

${survivors.map(listed).join('\n') || 'None.'}
`;
}

function listed({ file, lineNumber, change, status }: Mutant): string {
  const note = status === 'NoCoverage' ? ' (no test reaches it)' : '';
  return `- \`${file}:${lineNumber}\` \`\` ${change} \`\`${note}`;
}

function row(name: string, list: readonly Mutant[]): string {
  const count = (...statuses: readonly Mutant['status'][]) =>
    list.filter(({ status }) => statuses.includes(status)).length;
  const cells = [
    name,
    list.length,
    count('Killed', 'Timeout'),
    count('Survived'),
    count('NoCoverage'),
    `${scoreOf(list).toFixed(1)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How many of a hundred were killed. */
function scoreOf(list: readonly Mutant[]): number {
  return list.length === 0 ? 100 : (list.filter((mutant) => !isSurvivor(mutant)).length / list.length) * 100;
}

function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\/[^/]+\.ts$/, '');
}

function byPlace(one: Mutant, other: Mutant): number {
  return one.file.localeCompare(other.file) || one.lineNumber - other.lineNumber;
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
