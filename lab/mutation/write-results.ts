import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
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

/** Outcome of a mutant; only survivors and uncovered ones are bad. */
type MutantStatus = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored';

/** A mutant: a small code change and its outcome. */
interface Mutant {
  readonly file: string;
  readonly lineNumber: number;
  /** The line where the change starts, without indentation. */
  readonly line: string;
  /** The code before and after, on one line. */
  readonly change: string;
  readonly status: MutantStatus;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: MutantStatus;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** Mutants of Stryker's last report, including parts measured before. */
function readReport(): readonly Mutant[] {
  const report = JSON.parse(readFileSync(fromRoot('.cache/mutation.json'), 'utf8')) as StrykerReport;
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ status, replacement = '', location: { start, end } }) => ({
      file,
      status,
      lineNumber: start.line,
      line: lines[start.line - 1]?.trim() ?? '',
      change: `${oneLine(textBetween(lines, start, end))} → ${oneLine(replacement)}`,
    }));
  });
}

/** Lines and columns count from 1. */
function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const inside = lines.slice(start.line - 1, end.line);
  inside.push((inside.pop() ?? '').slice(0, end.column - 1));
  inside[0] = (inside[0] ?? '').slice(start.column - 1);
  return inside.join('\n');
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
