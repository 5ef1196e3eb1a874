import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags } from '../runner/chromium-flags';
import { ensureChromium } from '../runner/ensure-chromium';
import { writeCounts } from '../runner/write-counts';
import type { MailService } from './mail-gate';
import { insecureHost } from './places';
import { type PlayedRun, playRun } from './play-run';
import { addUp, describeRun, isKept, tableOf } from './report';

/** A run that could not be played to its end. */
interface BrokenRun {
  readonly run: number;
  readonly error: unknown;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    service: { type: 'string', default: 'both' },
    parallel: { type: 'string', default: '2' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const runs = values.only
  ? values.only.split(',').map(Number)
  : Array.from({ length: Number(values.runs) }, (_, index) => index + 1);
const services = ['own', 'outside'] as const satisfies readonly MailService[];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
});
const played: (PlayedRun & { readonly service: MailService })[] = [];
const broken: BrokenRun[] = [];
const waiting = [...runs];
console.log(`Seed ${seed}, ${runs.length} runs`);
await Promise.all(Array.from({ length: Number(values.parallel) }, playNext));
await browser.close();

const rows = services
  .map((service) => [service, played.filter((run) => run.service === service)] as const)
  .filter(([, list]) => list.length > 0)
  .map(
    ([service, list]) =>
      [service, addUp(list.map(({ verdict, seconds }) => ({ ...verdict, seconds })))] as const,
  );
console.log(`\n${tableOf(rows)}`);
const failures = [
  ...played
    .filter(({ verdict, service }) => !isKept(verdict, service))
    .map(({ plan, service }) => commandFor(plan.run, service)),
  ...broken.map(({ run }) => commandFor(run, serviceOf(run))),
];
for (const failure of failures) console.log(`Failed: ${failure}`);
writeCounts({ passed: runs.length - failures.length, failed: failures.length, failures });
process.exitCode = failures.length > 0 ? 1 : 0;

async function playNext(): Promise<void> {
  for (;;) {
    const run = waiting.shift();
    if (run === undefined) return;
    const service = serviceOf(run);
    try {
      const result = { ...(await playRun(browser, seed, run, service)), service };
      played.push(result);
      if (values.verbose || !isKept(result.verdict, service)) console.log(`\n${describeRun(result)}`);
    } catch (error) {
      broken.push({ run, error });
      console.log(`\nRun ${run} broke off:`, error);
    }
  }
}

/** With both kinds of service the runs take turns. */
function serviceOf(run: number): MailService {
  if (values.service === 'own' || values.service === 'outside') return values.service;
  return run % 2 === 1 ? 'own' : 'outside';
}

function commandFor(run: number, service: MailService): string {
  return `npm run test:campaign -- --seed ${seed} --service ${service} --only ${run}`;
}
