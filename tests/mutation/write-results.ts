import { writeFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
import { equivalents, isAbout, isSurvivor, withoutLine, withoutSurvivor } from './equivalents';
import { type Mutant, readReport } from './report';
import { rooms } from './rooms';

/** Below it the run fails. */
const leastScore = 85;

/**
 * Prints the score of each room and the survivors that a test should notice, and writes them to tests/mutation/RESULTS.md
 * where every room was measured, now or earlier. The run fails below the least score, and where an equivalent is none.
 */
export function writeResults(): void {
  const mutants = readReport().filter(({ status }) => status !== 'Ignored');
  const [same, counted] = partition(mutants, (mutant) => equivalents.some((entry) => isAbout(entry, mutant)));
  const survivors = counted.filter(isSurvivor).sort(byPlace);
  const missing = rooms.filter(({ folder }) => !mutants.some((mutant) => roomOf(mutant) === folder));
  const table = tableOf(counted);
  if (missing.length === 0)
    writeFileSync(fromRoot('tests/mutation/RESULTS.md'), page(table, survivors, same));
  console.log(`\n${table}\n\n${survivors.map(listed).join('\n')}`);
  if (missing.length > 0) console.log(`Not measured yet: ${missing.map(({ folder }) => folder).join(', ')}`);
  check(scoreOf(counted), [...withoutLine(equivalents), ...withoutSurvivor(equivalents, mutants)]);
}

function check(score: number, stale: readonly (typeof equivalents)[number][]): void {
  if (score < leastScore) fail(`The score is ${score.toFixed(1)} %; at least ${leastScore} % are asked for.`);
  for (const { file, line, change } of new Set(stale)) {
    fail(`tests/mutation/equivalents.json: no survivor of ${file} is ${change} in '${line}'.`);
  }
}

function page(table: string, survivors: readonly Mutant[], same: readonly Mutant[]): string {
  return `# Mutation results

Written by \`npm run test:mutation\`. A mutant is a small change of the code; it is killed when a test of the same room fails.
${same.length} changes that make no difference are not counted; [equivalents.json](equivalents.json) names each with its reason.

${table}

## Survivors

${survivors.map(listed).join('\n') || 'None.'}
`;
}

function tableOf(mutants: readonly Mutant[]): string {
  const measured = rooms.filter(({ folder }) => mutants.some((mutant) => roomOf(mutant) === folder));
  return [
    '| room | mutants | killed | survived | untested | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(({ folder }) =>
      row(
        folder,
        mutants.filter((mutant) => roomOf(mutant) === folder),
      ),
    ),
    row('**all**', mutants),
  ].join('\n');
}

/** The innermost room that a file lies in. */
function roomOf({ file }: Mutant): string | undefined {
  return rooms
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];
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
