import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readBusiness } from '../../build/business/business';
import { type RunningServers, startServers } from '../../server/app/start';
import { ownBusiness } from '../../server/base/node-business';
import type { StoredMail } from '../../server/mail/mail';
import { openDatabase } from '../../server/store/open-database';
import { leads, photos, visits } from '../../server/store/schema';
import { remindersSchema } from '../../shared/reminder-rules';
import { builtFolder } from '../../tests/support/server/built-folder';
import { type AddedVerdict, judgeAdded, type KeptAdditions } from './added';
import { callNumberHeader, noteHeardAnswers, notePrices } from './form-tools';
import { type Delivery, judge, paramsText, type Verdict } from './judge';
import { type AddedCall, type MailCall, MailGate, type MailService } from './mail-gate';
import { type NextDaysVerdict, playNextDays } from './next-days';
import { OwnerPhone, type PhoneVerdict } from './owner-phone';
import { openPlace } from './places';
import { choosePlan, type Plan } from './plan';
import { randomOfRun } from './random';
import { settle } from './settle';
import { Visit } from './visit';
import { installWorldClock, type WorldClock, worldNow } from './world-clock';

const business = readBusiness();
/** Of the business that the lab serves. */
const reminders = remindersSchema.parse([{ days: 3 }, { days: 6 }]);

/** The verdicts on a run: its leads, additions, later days and push messages. */
export type RunVerdict = Verdict & AddedVerdict & NextDaysVerdict & PhoneVerdict;

/** A played and judged run. */
export interface PlayedRun {
  readonly plan: Plan;
  readonly verdict: RunVerdict;
  readonly calls: readonly MailCall[];
  readonly addedCalls: readonly AddedCall[];
  readonly seconds: number;
}

/** More than the push service fails in a run. */
const mostPushTries = 4;
/** Longer than the pause between two tries. */
const pauseMs = 60 * 60_000;

/** Seconds of a run per real second. */
const clockRate = 15;

const { contactNotification, estimatorTeam } = business.emailService.templates;
const isNotification = (template: string) => template === contactNotification || template === estimatorTeam;

/** Plays one run of random visits from a seed, in a browser, against one kind of mail service. */
export async function playRun(
  browser: Browser,
  seed: number,
  run: number,
  service: MailService,
): Promise<PlayedRun> {
  const random = randomOfRun(seed, run);
  const plan = choosePlan(run, random, service === 'own');
  const startedAt = Date.now();
  const clock: WorldClock = { startedAt, rate: clockRate, skippedMs: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'painting-random-visits-'));
  const leadsFile = join(folder, 'leads.db');
  const phone = new OwnerPhone(random.whole(0, 3));
  const servers = await startServers({
    distFolder: builtFolder,
    business: { ...ownBusiness, reminders },
    mailboxFolder: join(folder, 'outbox'),
    leadsFile,
    pushFetch: phone.fetch,
    callsPerMinute: Number.MAX_SAFE_INTEGER,
    leadsPerHour: Number.MAX_SAFE_INTEGER,
    leastFormSeconds: 0,
    confirmationsPerDay: Number.MAX_SAFE_INTEGER,
    quiet: true,
    // Answers 429 only if the plan says so.
    now: () => worldNow(clock),
  });
  await phone.subscribe(servers);
  const gate = new MailGate(Number(new URL(servers.origin).port), service, plan, clock);
  await gate.start();
  const pages = await openPlace(plan, gate.port);
  const context = await browser.newContext();
  try {
    // The runner's compiler needs a helper for function names, which pages lack.
    await context.addInitScript('globalThis.__name ??= (value) => value');
    await context.addInitScript(installWorldClock, clock);
    await context.exposeBinding('noteHeardAnswer', (_, callNumber: number) => gate.noteHeard(callNumber));
    await context.addInitScript(noteHeardAnswers, callNumberHeader);
    await context.exposeBinding('notePrice', () => gate.notePrice());
    await context.addInitScript(notePrices);
    const visit = new Visit({ plan, context, pages, gate, clock, random });
    await visit.play();
    gate.heal();
    const tabs = await visit.end();
    await settle({ context, tabs, gate, clock, leads: visit.leads, added: visit.added });
    await context.close();
    await servers.deliverDue();
    // A revision repeats the values that it changed, so the visit's own leads are judged by what came before.
    const [callsOfVisit, mailsOfVisit] = [gate.calls().slice(), await readMailBox(servers)];
    const store = await openDatabase(leadsFile);
    const days = await playNextDays({
      browser,
      servers,
      site: `http://localhost:${gate.port}`,
      clock,
      random,
      plan,
      visit,
      store,
      mails: () => readMailBox(servers),
    }).finally(() => store.close());
    await servers.deliverDue();
    const mails = await readMailBox(servers);
    const deliveries =
      service === 'own'
        ? mailsOfVisit.filter(({ template }) => !otherTemplates.includes(template)).map(delivered)
        : readAccepted(callsOfVisit);
    const verdict = judge({ leads: visit.leads.list(), deliveries, calls: callsOfVisit.map(judged) });
    for (let tries = 0; tries < mostPushTries; tries += 1) {
      clock.skippedMs += pauseMs;
      await servers.deliverDue();
    }
    const kept = await readKept(leadsFile, mails);
    const calls = gate.addedCalls();
    const hasStorage = plan.place !== 'sandboxed frame';
    return {
      plan,
      verdict: {
        ...verdict,
        ...judgeAdded(visit.added, kept, calls, hasStorage),
        ...days,
        ...phone.judge(await readLeads(leadsFile)),
      },
      calls: gate.calls(),
      addedCalls: calls,
      seconds: (Date.now() - startedAt) / 1000,
    };
  } finally {
    await context.close();
    await pages.stop();
    await gate.stop();
    await servers.stop();
    await rm(folder, { recursive: true });
  }
}

function judged(call: MailCall) {
  return { ...call, isNotification: isNotification(call.template) };
}

/** A service without duplicate detection delivers everything it accepts. */
function readAccepted(calls: readonly MailCall[]): readonly Delivery[] {
  return calls
    .filter(({ isTaken }) => isTaken)
    .map(({ template, params }) => ({ isNotification: isNotification(template), text: paramsText(params) }));
}

/** Template of the mails to the business about additions to a lead. */
const addedTemplate = 'visitor-added';
/** Templates of mails that are no part of a lead's two. */
const otherTemplates = [addedTemplate, 'reminder'];

async function readKept(leadsFile: string, mails: readonly StoredMail[]): Promise<KeptAdditions> {
  const { database, close } = await openDatabase(leadsFile);
  try {
    const files = await readdir(`${leadsFile}.photos`, { recursive: true }).catch(() => []);
    return {
      visits: await database.select().from(visits),
      photos: await database.select().from(photos),
      files: files.filter((file) => file.endsWith('.jpg')).length,
      mails: mails.filter(({ template }) => template === addedTemplate).map(({ text }) => text),
    };
  } finally {
    close();
  }
}

async function readLeads(leadsFile: string): Promise<readonly (typeof leads.$inferSelect)[]> {
  const { database, close } = await openDatabase(leadsFile);
  try {
    return await database.select().from(leads);
  } finally {
    close();
  }
}

/**
 * Interval for rereading the mail box until it is stable, because the server may deliver after it answers.
 */
const readAgainMs = 150;

async function readMailBox({ origin, leadsToken }: RunningServers): Promise<readonly StoredMail[]> {
  const headers = { Authorization: `Bearer ${leadsToken}` };
  let known = -1;
  for (;;) {
    const mails: readonly StoredMail[] = await (await fetch(`${origin}/outbox.json`, { headers })).json();
    if (mails.length === known) return mails;
    known = mails.length;
    await new Promise((resolve) => setTimeout(resolve, readAgainMs));
  }
}

function delivered({ template, to, subject, text }: StoredMail): Delivery {
  return { isNotification: isNotification(template), text: [to, subject, text].join('\n') };
}
