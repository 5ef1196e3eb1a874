import { leadOf } from './judge';
import type { MailService } from './mail-gate';
import type { PlayedRun, RunVerdict } from './play-run';

/** Titles of the counts that are added up. */
const countTitles = {
  leads: 'leads',
  exactlyOnce: 'exactly once',
  lost: 'lost',
  refused: 'refused',
  doubledUnheard: 'doubled, answer unheard',
  doubled: 'doubled otherwise',
  valuesLost: 'values lost',
  misnamed: 'misnamed',
  added: 'added',
  addedOnce: 'added once',
  addedLost: 'added lost',
  addedRefused: 'added refused',
  addedDoubled: 'added doubled',
  linkActs: 'acts at the link',
  reminders: 'reminders',
  dayFaults: 'faults of the days after',
  pushes: 'pushes',
  pushFaults: 'faults of pushes',
} as const satisfies Partial<Record<keyof RunVerdict, string>>;

const titles = { runs: 'runs', ...countTitles, seconds: 'seconds a run' } as const;

/** Totals of the runs against one kind of service. */
export type Totals = Readonly<Record<keyof typeof titles, number>>;

/** Adds up the runs; `seconds` is the mean per run. */
export function addUp(verdicts: readonly (RunVerdict & { readonly seconds: number })[]): Totals {
  const sum = (key: keyof typeof countTitles | 'seconds') =>
    verdicts.reduce((total, verdict) => total + countOf(verdict[key]), 0);
  const counts = Object.fromEntries(keysOf(countTitles).map((key) => [key, sum(key)]));
  const seconds = Math.round((sum('seconds') / Math.max(1, verdicts.length)) * 10) / 10;
  return { runs: verdicts.length, ...counts, seconds } as Totals;
}

/**
 * Whether docs/behaviour.md#52-retries-and-time-limits was kept: only a service without duplicate detection
 * may duplicate.
 */
export function isKept(
  verdict: Readonly<Record<(typeof broken)[number] | 'doubledUnheard', number | readonly string[]>>,
  service: MailService,
): boolean {
  return (
    broken.every((key) => countOf(verdict[key]) === 0) &&
    (service === 'outside' || verdict.doubledUnheard === 0)
  );
}

const broken = [
  'lost',
  'doubled',
  'valuesLost',
  'misnamed',
  'addedLost',
  'addedDoubled',
  'dayFaults',
  'pushFaults',
] as const;

/** A count, or how many there are. */
function countOf(value: number | readonly string[]): number {
  return typeof value === 'number' ? value : value.length;
}

/** Final table, one row per kind of service. */
export function tableOf(rows: readonly (readonly [MailService, Totals])[]): string {
  const head = ['service', ...Object.values(titles)];
  const lines = rows.map(([service, totals]) => [
    service,
    ...keysOf(titles).map((key) => String(totals[key])),
  ]);
  const widths = head.map((title, index) =>
    Math.max(title.length, ...lines.map((line) => line[index]?.length ?? 0)),
  );
  const padded = (cells: readonly string[]) =>
    cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ');
  return [head, ...lines].map(padded).join('\n');
}

/** Details of a run that broke the promise: plan, faults and mail service calls. */
export function describeRun({ plan, verdict, calls, addedCalls }: PlayedRun): string {
  const acts = plan.acts.map(({ act, afterMs }) => `${act} (after ${afterMs} ms)`);
  const start = calls[0]?.arrivedAt ?? 0;
  const log = calls.map(({ arrivedAt, template, answer, status, isTaken, isHeard, params }) => {
    const fate = `${isTaken ? 'taken' : 'not taken'}, ${isHeard ? 'heard' : 'unheard'}`;
    const seconds = ((arrivedAt - start) / 1000).toFixed(1);
    const { leadId, replaces } = leadOf(params);
    const replaced = replaces ? ` for ${replaces.slice(0, 6)}` : '';
    return `  ${seconds.padStart(8)} s  ${template}  ${leadId?.slice(0, 6) ?? '-'}${replaced}  ${answer} ${status || ''}  ${fate}`;
  });
  const addedLog = addedCalls.map(({ arrivedAt, method, url, wish, answer, status, isTaken }) => {
    const seconds = ((arrivedAt - start) / 1000).toFixed(1);
    const fate = isTaken ? 'taken' : 'not taken';
    return `  ${seconds.padStart(8)} s  ${method} ${url.pathname.slice('/api/leads/'.length)}${url.search}  ${wish}  ${answer} ${status || ''}  ${fate}`;
  });
  return [
    `Run ${plan.run}: ${plan.tag}, ${plan.place}; well after ${plan.healsAfterMs} ms; ${plan.ending}`,
    `  answers: ${plan.answers.join(', ') || 'all fine'}; to what is added: ${plan.addedAnswers.join(', ') || 'all fine'}`,
    `  acts: ${acts.join(', ')}`,
    `  days after: ${plan.nextDays.join(', ') || 'none'}`,
    ...[...verdict.faults, ...verdict.addedFaults, ...verdict.dayFaults, ...verdict.pushFaults].map(
      (fault) => `  FAULT ${fault}`,
    ),
    ...log,
    ...addedLog,
  ].join('\n');
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
