import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findTestChromium } from '../../tests/support/browser/find-chromium';
import { writeCounts } from '../../tests/support/counts';
import type { MailService } from './mail-gate';
import { insecureHost } from './places';
import { type PlayedRun, playRun } from './play-run';
import { addUp, describeRun, isKept, tableOf } from './report';

/** A run that could not finish. */
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

/** Ten times a normal run: a browser that lost a page's process may never answer. */
const longestRunMs = 90_000;

const executablePath = findTestChromium();

const played: (PlayedRun & { readonly service: MailService })[] = [];
const broken: BrokenRun[] = [];
const waiting = [...runs];
console.log(`Seed ${seed}, ${runs.length} runs`);
await Promise.all(Array.from({ length: Number(values.parallel) }, playNext));

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
// A hung browser would keep the program alive.
writeCounts({ passed: runs.length - failures.length, failures });
process.exit(failures.length > 0 ? 1 : 0);

async function playNext(): Promise<void> {
  let browser = await launchBrowser();
  for (;;) {
    const run = waiting.shift();
    if (run === undefined) return browser.close();
    const service = serviceOf(run);
    const play = () => withinLimit(playRun(browser, seed, run, service));
    try {
      const outcome = await play().catch(async (error) => {
        console.log(`\nRun ${run} broke off and is played again in another browser:`, error);
        void browser.close();
        browser = await launchBrowser();
        return play();
      });
      const result = { ...outcome, service };
      played.push(result);
      if (values.verbose || !isKept(result.verdict, service)) console.log(`\n${describeRun(result)}`);
    } catch (error) {
      broken.push({ run, error });
      console.log(`\nRun ${run} broke off twice:`, error);
    }
  }
}

function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
  });
}

/** Result of a run; rejects on timeout. */
async function withinLimit(run: Promise<PlayedRun>): Promise<PlayedRun> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser stopped answering')), longestRunMs);
  });
  try {
    return await Promise.race([run, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** With both kinds of service, runs alternate. */
function serviceOf(run: number): MailService {
  if (values.service === 'own' || values.service === 'outside') return values.service;
  return run % 2 === 1 ? 'own' : 'outside';
}

function commandFor(run: number, service: MailService): string {
  return `npm run lab -- random-visits --seed ${seed} --service ${service} --only ${run}`;
}
