import type { BrowserContext } from 'playwright';
import { isAbout, textOf } from './judge';
import type { IntendedLeads } from './leads';
import type { MailGate } from './mail-gate';
import type { Tab } from './tab';
import type { WorldClock } from './world-clock';

/** What there is to be settled. */
export interface SettleOptions {
  readonly context: BrowserContext;
  readonly tabs: readonly Tab[];
  readonly gate: MailGate;
  readonly clock: WorldClock;
  readonly leads: IntendedLeads;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Past the end of a call that hangs, then past every pause of a sender that waits longer after each failure: 12 hours in all. */
const jumpsMs = [
  15 * secondMs,
  65 * secondMs,
  130 * secondMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  40 * minuteMs,
  80 * minuteMs,
  180 * minuteMs,
  360 * minuteMs,
];
/** Once everything has arrived: would anything come a second time? */
const afterwardsMs = [70 * secondMs, 20 * minuteMs];
/** How long no call is made before the clock jumps on (in our own time), and the most that is waited for it. */
const quietMs = 250;
const longestWaitMs = 6_000;
const lookMs = 25;

/** Lets time pass, now that the service is well, until all leads have arrived or half a day has gone by. */
export async function settle(options: SettleOptions): Promise<void> {
  await untilQuiet(options);
  for (const ms of jumpsMs) {
    if (haveAllArrived(options)) break;
    await jump(options, ms);
  }
  // On a busy machine a page may have loaded after all the jumps.
  await until(() => haveAllArrived(options), longestWaitMs);
  for (const ms of afterwardsMs) await jump(options, ms);
}

async function jump(options: SettleOptions, ms: number): Promise<void> {
  const { context, tabs, clock } = options;
  clock.skippedMs += ms;
  // Also for the pages that are opened from here on, whose clock starts where the visit began.
  await context.addInitScript((skipped) => window.skipWorldTime(skipped), ms);
  for (const tab of tabs) await tab.skip(ms);
  await untilQuiet(options);
}

function untilQuiet({ gate }: SettleOptions): Promise<void> {
  const startedAt = Date.now();
  return until(() => Date.now() - startedAt > quietMs && gate.quietMs > quietMs, longestWaitMs);
}

async function until(isSo: () => boolean, longestMs: number): Promise<void> {
  const startedAt = Date.now();
  while (!isSo() && Date.now() - startedAt < longestMs) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

function haveAllArrived({ gate, leads }: SettleOptions): boolean {
  const taken = gate.calls().filter(({ isTaken }) => isTaken);
  return leads
    .list()
    .filter(({ isRequired }) => isRequired)
    .every(({ values }) => taken.some(({ params }) => isAbout(values, textOf(params))));
}
