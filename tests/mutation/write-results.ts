import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';

// Turns Stryker's report into tests/mutation/RESULTS.md: the score of each folder, and every survivor by its line.

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const resultsFile = fromRoot('tests/mutation/RESULTS.md');
/** Below it the run fails. */
const leastScore = 85;

const report = JSON.parse(readFileSync(fromRoot('.cache/mutation.json'), 'utf8')) as Report;
const found = Object.entries(report.files).flatMap(([file, { mutants }]) =>
  mutants.map((mutant) => ({ ...mutant, file })),
);
const folders = [...new Set(found.map(({ file }) => folderOf(file)))].sort();
const all = scoreOf(found);

const table = [
  '| folder | mutants | killed | survived | untested | score |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...folders.map((folder) => row(folder, scoreOf(found.filter(({ file }) => folderOf(file) === folder)))),
  row('**all**', all),
];
const survivors = found.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const lines = survivors.map(
  ({ file, location, mutatorName, replacement = '', status }) =>
    `- \`${file}:${location.start.line}\` ${mutatorName} → \`${oneLine(replacement)}\`${status === 'NoCoverage' ? ' (no test reaches it)' : ''}`,
);

writeFileSync(
  resultsFile,
  `# Mutation results

Written by \`npm run test:mutation\`. A mutant is a small change of the code; it is killed when a test fails.
${process.env.MUTATE ? `A part only: \`${process.env.MUTATE}\`.\n` : ''}
${table.join('\n')}

## Survivors

${lines.join('\n') || 'None.'}
`,
);
console.log(`${table.join('\n')}\n\n${survivors.length} survivors, by line in tests/mutation/RESULTS.md`);
if (all.score < leastScore) {
  console.error(`The score is ${all.score.toFixed(1)} %; at least ${leastScore} % are asked for.`);
  process.exitCode = 1;
}

function scoreOf(mutants: readonly Mutant[]) {
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived');
  const untested = count('NoCoverage');
  const valid = killed + survived + untested;
  return { valid, killed, survived, untested, score: valid === 0 ? 100 : (killed / valid) * 100 };
}

function row(name: string, { valid, killed, survived, untested, score }: ReturnType<typeof scoreOf>): string {
  return `| ${name} | ${valid} | ${killed} | ${survived} | ${untested} | ${score.toFixed(1)} % |`;
}

function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\/[^/]+\.ts$/, '');
}

function oneLine(text: string): string {
  const short = text.replace(/\s+/g, ' ').replaceAll('`', "'");
  return short.length > 80 ? `${short.slice(0, 79)}…` : short;
}
