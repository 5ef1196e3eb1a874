import { and, desc, eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import type { Browser, Page } from 'playwright';
import type { RunningServers } from '../../server/app/start';
import type { StoredMail } from '../../server/mail/mail';
import type { OpenDatabase } from '../../server/store/open-database';
import { leads, photos, visits } from '../../server/store/schema';
import { estimatePageTexts } from '../../shared/locales/estimate-page';
import { drawPhoto } from './added';
import { drawWish, drawWord, type VisitorRequest } from './leads';
import { fillFields } from './page-actions';
import type { NextDayAct, Plan } from './plan';
import type { Random } from './random';
import type { Visit } from './visit';
import { installWorldClock, type WorldClock, worldNow } from './world-clock';

const words = estimatePageTexts.en;
const hourMs = 60 * 60_000;
/** So short that every day's hours of reminders are met. */
const stepMs = 6 * hourMs;
/** The first reminder that the lab's business sends. */
const firstReminderDays = 3;

/** Surroundings of the days after a visit. */
export interface NextDaysWorld {
  readonly browser: Browser;
  readonly servers: RunningServers;
  /** Origin of the site behind the gate. */
  readonly site: string;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly plan: Plan;
  readonly visit: Visit;
  readonly store: Pick<OpenDatabase, 'database'>;
  readonly mails: () => Promise<readonly StoredMail[]>;
}

/** What the days after a visit came to. */
export interface NextDaysVerdict {
  /** Acts on the page of the estimate. */
  readonly linkActs: number;
  readonly reminders: number;
  /** A line for each reminder that came twice, late, not at all, or after an answer, and for each act that is not stored. */
  readonly dayFaults: readonly string[];
}

export const noNextDays: NextDaysVerdict = { linkActs: 0, reminders: 0, dayFaults: [] };

/** Plays the days after a visit: the customer opens the link of the mail on another device, the business calls, days pass and reminders go out. */
export async function playNextDays(world: NextDaysWorld): Promise<NextDaysVerdict> {
  const { browser, clock, plan } = world;
  const [lead] = await world.store.database.select().from(leads).orderBy(desc(leads.receivedAt)).limit(1);
  const path = lead && (await linkOf(world, lead.email));
  if (!lead || !path) return noNextDays;
  const context = await browser.newContext();
  try {
    await context.addInitScript('globalThis.__name ??= (value) => value');
    await context.addInitScript(installWorldClock, clock);
    const days = new Days(world, await context.newPage(), path, lead.leadId);
    for (const act of plan.nextDays) await days.do(act);
    return await days.judge();
  } finally {
    await context.close();
  }
}

async function linkOf({ mails }: NextDaysWorld, email: string): Promise<string | null> {
  const [mail] = (await mails())
    .filter(({ to, template }) => to === email && template !== 'reminder')
    .filter(({ html }) => html.includes('/estimate/'))
    .slice(-1);
  const href = mail && parse(mail.html).querySelector('a[href*="/estimate/"]')?.getAttribute('href');
  return href ? new URL(href).pathname : null;
}

class Days {
  readonly #world: NextDaysWorld;
  readonly #page: Page;
  readonly #path: string;
  readonly #faults: string[] = [];
  /** The newest version of the lead. */
  #leadId: string;
  #acts = 0;
  /** By version: when something first happened after which nobody is reminded of it. */
  readonly #answeredAt = new Map<string, number>();
  /** Days since this version came. */
  #quietDays = 0;

  constructor(world: NextDaysWorld, page: Page, path: string, leadId: string) {
    this.#world = world;
    this.#page = page;
    this.#path = path;
    this.#leadId = leadId;
  }

  async do(act: NextDayAct): Promise<void> {
    if (act === 'wait a day') return this.#wait();
    if (act === 'business calls') return this.#call();
    await this.#page.goto(this.#world.site + this.#path);
    this.#acts += 1;
    switch (act) {
      case 'look at the link':
        return;
      case 'ask at the link':
        return this.#ask();
      case 'send a photo at the link':
        return this.#sendPhoto();
      case 'say not now':
        return this.#press(words.notNow, 'notNowAt');
      case 'stop reminders':
        await this.#page.goto(`${this.#world.site}${this.#path}/stop`);
        return this.#press(words.stop.button, 'remindersStoppedAt');
      case 'change something':
        return this.#change();
    }
  }

  /** Compares the reminders that went out with those that may. */
  async judge(): Promise<NextDaysVerdict> {
    const { mails, store } = this.#world;
    const known = await store.database.select().from(leads).where(eq(leads.leadId, this.#leadId));
    const reminded = (await mails()).filter(({ template }) => template === 'reminder');
    const ofLead = reminded.filter(({ id }) => id.includes(this.#leadId));
    const late = reminded.filter(({ id, receivedAt }) =>
      [...this.#answeredAt].some(([leadId, at]) => id.includes(leadId) && Date.parse(receivedAt) > at),
    );
    if (late.length > 0) this.#faults.push(`reminded after an answer: ${late.map(({ subject }) => subject)}`);
    const subjects = reminded.map(({ to, subject }) => to + subject);
    if (new Set(subjects).size < subjects.length) this.#faults.push('reminded twice');
    const isDue =
      known[0]?.kind === 'estimate' && this.#quietDays > firstReminderDays && !(await this.#hasAnswered());
    if (isDue && ofLead.length === 0) this.#faults.push('not reminded');
    return { linkActs: this.#acts, reminders: reminded.length, dayFaults: this.#faults };
  }

  /** Whether something had happened before these days, or has since. */
  async #hasAnswered(): Promise<boolean> {
    const { database } = this.#world.store;
    const added = await Promise.all([
      database.select().from(visits).where(eq(visits.leadId, this.#leadId)),
      database.select().from(photos).where(eq(photos.leadId, this.#leadId)),
    ]);
    return this.#answeredAt.has(this.#leadId) || added.some((rows) => rows.length > 0);
  }

  async #wait(): Promise<void> {
    const { clock, servers } = this.#world;
    for (let hours = 0; hours < 24 * hourMs; hours += stepMs) {
      clock.skippedMs += stepMs;
      await servers.tidyUp();
      await servers.deliverDue();
    }
    await this.#page.context().addInitScript((ms) => window.skipWorldTime(ms), 24 * hourMs);
    this.#quietDays += 1;
  }

  async #call(): Promise<void> {
    const { servers } = this.#world;
    await fetch(`${servers.origin}/leads/${this.#leadId}/contacted`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Authorization: `Bearer ${servers.leadsToken}`, Origin: servers.origin },
      body: new URLSearchParams({ contacted: 'yes' }),
    });
    await this.#stored('contactedAt');
    this.#answered();
  }

  async #ask(): Promise<void> {
    const { random, visit } = this.#world;
    const boxes = this.#page.locator('[name=time]');
    const note = drawWord(random);
    const place = random.whole(0, (await boxes.count()) - 1);
    const days = this.#page.locator('[role=group]');
    const checked = this.#page.locator('[name=time]:checked');
    while ((await checked.count()) > 0) await checked.first().uncheck();
    const box = boxes.nth(place);
    await box.check();
    const id = (await box.getAttribute('value')) ?? '';
    const day = await days.filter({ has: this.#page.locator(`[value="${id}"]`) }).getAttribute('aria-label');
    await this.#page.locator('[name=note]').fill(note);
    const reference = (await this.#page.locator('.receipt strong').nth(1).textContent()) ?? '';
    await this.#send('form[action$="/visit"] button');
    visit.added.ask({
      reference,
      halfDays: [`${day}, ${id.endsWith('am') ? 'morning' : 'afternoon'}`],
      note,
    });
    this.#answered();
  }

  async #sendPhoto(): Promise<void> {
    const { random, visit } = this.#world;
    const input = this.#page.locator('input[type=file]');
    if ((await input.count()) === 0) return;
    // The same picture would be the same photo.
    const buffer = await drawPhoto({ r: 20 * this.#acts, g: 200, b: 40 });
    const description = drawWord(random);
    await input.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer });
    await this.#page.locator('[name=description]').fill(description);
    await this.#send('form[enctype] button');
    this.#answered();
    const reference = (await this.#page.locator('.receipt strong').nth(1).textContent()) ?? '';
    visit.added.send({ reference, descriptions: [description] });
  }

  async #press(name: string, column: 'notNowAt' | 'remindersStoppedAt'): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true });
    if ((await button.count()) === 0) return;
    await button.click();
    await this.#page.getByRole('status').waitFor();
    await this.#stored(column);
    this.#answered();
  }

  /** Opens the estimator with the answers, and sends a changed project. */
  async #change(): Promise<void> {
    const { visit, random, store } = this.#world;
    const button = this.#page.getByRole('button', { name: words.change, exact: true });
    const values = visit.leads.list().at(-1)?.values;
    if ((await button.count()) === 0 || !values) return;
    await button.click();
    const tags = 'main painting-estimator';
    await this.#page.locator(`${tags} .last-price`).waitFor();
    const changed: VisitorRequest = { person: values.person, wish: drawWish(random) };
    await this.#page.evaluate(fillFields, { values: { wallSqft: String(changed.wish.wallSqft) }, tags });
    await this.#page.locator(`${tags} form [type=submit]`).click();
    await this.#page.waitForURL(/thank-you/);
    const versions = await store.database.select().from(leads).where(eq(leads.replaces, this.#leadId));
    if (versions.length !== 1) this.#faults.push(`the change is ${versions.length} versions of its lead`);
    const next = versions[0];
    this.#answered();
    this.#leadId = next?.leadId ?? this.#leadId;
    this.#quietDays = 0;
  }

  async #send(button: string): Promise<void> {
    await this.#page.locator(button).click();
    await this.#page.locator('[role=status],[role=alert]').first().waitFor();
    const problem = await this.#page.locator('[role=alert]').allTextContents();
    if (problem.length > 0) this.#faults.push(`refused at the link: ${problem}`);
  }

  async #stored(column: 'notNowAt' | 'remindersStoppedAt' | 'contactedAt'): Promise<void> {
    const [row] = await this.#world.store.database
      .select()
      .from(leads)
      .where(and(eq(leads.leadId, this.#leadId)));
    if (!row?.[column]) this.#faults.push(`not stored: ${column}`);
  }

  #answered(): void {
    if (!this.#answeredAt.has(this.#leadId)) this.#answeredAt.set(this.#leadId, worldNow(this.#world.clock));
  }
}
