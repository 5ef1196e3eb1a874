import type { BrowserContext } from 'playwright';
import { hasAllAddedArrived, type IntendedAdditions } from './added';
import { isAbout, paramsText } from './judge';
import type { IntendedLeads } from './leads';
import type { MailGate } from './mail-gate';
import type { Tab } from './tab';
import type { WorldClock } from './world-clock';

/** State to settle. */
export interface SettleOptions {
  readonly context: BrowserContext;
  readonly tabs: readonly Tab[];
  readonly gate: MailGate;
  readonly clock: WorldClock;
  readonly leads: IntendedLeads;
  readonly added: IntendedAdditions;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Past the end of a hanging call, then past every backoff: 12 hours in total. */
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
/** Checks for duplicates once everything has arrived. */
const afterwardsMs = [70 * secondMs, 20 * minuteMs];
/** Real time without calls before the clock jumps, and the longest wait for it. */
const quietMs = 250;
const longestWaitMs = 6_000;
const lookMs = 25;

/** Advances time with a working service until all leads have arrived or half a day has passed. */
export async function settle(options: SettleOptions): Promise<void> {
  await untilQuiet(options);
  for (const ms of jumpsMs) {
    if (haveAllArrived(options)) break;
    await jump(options, ms);
  }
  // On a busy machine a page may load after all jumps.
  await until(() => haveAllArrived(options), longestWaitMs);
  for (const ms of afterwardsMs) await jump(options, ms);
}

async function jump(options: SettleOptions, ms: number): Promise<void> {
  const { context, tabs, clock } = options;
  clock.skippedMs += ms;
  // Also for pages opened later, whose clock starts at the visit's start.
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

function haveAllArrived({ gate, leads, added }: SettleOptions): boolean {
  const taken = gate.calls().filter(({ isTaken }) => isTaken);
  const haveLeads = leads
    .list()
    .filter(({ isRequired }) => isRequired)
    .every(({ values }) => taken.some(({ params }) => isAbout(values, paramsText(params))));
  return haveLeads && hasAllAddedArrived(added, gate.addedCalls());
}
