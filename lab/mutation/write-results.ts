import { writeFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
import { type Mutant, readReport } from './report';
import { rooms } from './rooms';

/** Minimum score of a folder, in percent; equivalent mutants count, so none reaches 100. */
const leastScore = 85;

/**
 * Prints each folder's score and survivors, writes the scores to RESULTS.md, and fails if a folder is below
 * the minimum.
 */
export function writeResults(): void {
  const mutants = readReport().filter(({ status }) => status !== 'Ignored');
  const survivors = mutants.filter(isSurvivor).sort(byPlace);
  const measured = rooms.filter(({ folder }) => mutants.some((mutant) => roomOf(mutant) === folder));
  const missing = rooms.filter((room) => !measured.includes(room));
  const table = tableOf(mutants);
  console.log(`\n${table}\n\n${survivors.map(listed).join('\n')}`);
  if (missing.length === 0) writeFileSync(fromRoot('lab/mutation/RESULTS.md'), page(table));
  else console.log(`Not measured yet: ${missing.map(({ folder }) => folder).join(', ')}`);
  for (const { folder } of measured) {
    const score = scoreOf(mutants.filter((mutant) => roomOf(mutant) === folder));
    if (score < leastScore) fail(`${folder}: ${score.toFixed(1)} %; at least ${leastScore} % are asked for.`);
  }
}

function page(table: string): string {
  return `# Mutation results

Written by \`npm run lab:mutation\`. A mutant is a small change of the code; it is killed when a test of the same folder fails.
Each folder needs ${leastScore} %.

${table}
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

/** Innermost configured folder of a file. */
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

/** Killed mutants, in percent. */
function scoreOf(list: readonly Mutant[]): number {
  return list.length === 0 ? 100 : (list.filter((mutant) => !isSurvivor(mutant)).length / list.length) * 100;
}

function byPlace(one: Mutant, other: Mutant): number {
  return one.file.localeCompare(other.file) || one.lineNumber - other.lineNumber;
}

/** Whether no test noticed the change. */
function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
