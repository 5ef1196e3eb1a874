import { parseArgs } from 'node:util';
import { type Gate, type Part, stages } from './parts';
import { hasFailed, printReport } from './support/run/report';
import { type PartResult, runPart } from './support/run/run-part';

// `npm test` runs the parts of `parts.ts` that a commit waits for, and stops after the first row with a failure;
// `npm run ci` and `npm run test:all` run more, and all of them. `npm test -- NAME…` runs the named parts and those
// they need.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gate: { type: 'string', default: 'commit' }, help: { type: 'boolean', default: false } },
});
const gates: readonly string[] = ['commit', 'ci', 'release', 'name'] satisfies readonly Gate[];
const parts = stages.flat();
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no part ${name}.`);
  for (const { name, gate, commands } of parts)
    console.log(`${name.padEnd(18)} ${gate.padEnd(8)} ${commands.join(' && ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const chosen = positionals.length > 0 ? withNeeds(positionals) : partsOf(values.gate);
const goesOn = values.gate !== 'commit';
const startedAt = Date.now();
const results: PartResult[] = [];
for (const stage of stages) {
  const row = stage.filter(({ name }) => chosen.has(name));
  results.push(...(await Promise.all(row.map((part) => runPart(part, row.length > 1)))));
  if (!goesOn && results.some(hasFailed)) break;
}
printReport(results, Date.now() - startedAt);
process.exitCode = results.some(hasFailed) ? 1 : 0;

function partsOf(gate: string): ReadonlySet<string> {
  const last = gates.indexOf(gate);
  return new Set(parts.filter((part) => gates.indexOf(part.gate) <= last).map(({ name }) => name));
}

function withNeeds(names: readonly string[]): ReadonlySet<string> {
  const needed = new Set(names);
  // A set iterates over what is added meanwhile.
  for (const name of needed) for (const need of partNamed(name)?.needs ?? []) needed.add(need);
  return needed;
}

function partNamed(name: string): Part | undefined {
  return parts.find((part) => part.name === name);
}
