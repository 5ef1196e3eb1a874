import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { mailMessage } from '../../../../server/mail/mail-message';
import { openDatabase } from '../../../../server/store/open-database';
import type { SentLead } from '../../../../shared/lead';
import { createLeadId } from '../../../../shared/lead-id';
import { remindersSchema } from '../../../../shared/reminder-rules';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { estimate, postLead } from '../example-leads';
import { exampleLeadId, templates, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty characters';
const dayMs = 24 * 60 * 60 * 1000;
const business = {
  ...ownBusiness,
  timeZone: 'America/Toronto',
  visits: visitRulesSchema.parse({}),
  reminders: remindersSchema.parse([{ days: 3 }, { days: 14 }]),
};
const priced = { ...estimate, price: { ...estimate.price, validUntil: '2026-08-30' } } as const;

/** A server with an estimate of noon on July 31 whose two mails went out. */
async function estimated(change: Partial<SentLead> = {}, options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({ leadsToken, business, ...options });
  const send = async (lead: Partial<SentLead>) => {
    for (const template of [templates.estimatorTeam, templates.estimatorCustomer])
      await postLead(server, { ...priced, ...lead }, template);
  };
  await send({ leadId: exampleLeadId, ...change });
  const desk = await server.desk();
  /** Lets the minutes of the day pass on which the clock stands. */
  const wait = async (days: number) => {
    server.clock.nowMs += days * dayMs;
    for (let time = 0; time < 3; time += 1) {
      await desk.tidyUp();
      await desk.deliverDue();
    }
  };
  const reminders = () => server.mails.filter(({ template }) => template === 'reminder');
  const click = (path: string) =>
    server.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  return { ...server, desk, send, wait, reminders, click };
}

/** Where the button of a mail's reader stops reminders. */
function stopPath(mail: { readonly unsubscribeUrl?: string } | undefined): string {
  return new URL(mail?.unsubscribeUrl ?? '').pathname;
}

describe('a reminder', () => {
  it('goes out on each day of the list, once, and says nothing that somebody typed', async () => {
    const { wait, reminders } = await estimated();
    await wait(2);
    expect(reminders()).toEqual([]);
    await wait(1);
    await wait(1);
    expect(reminders()).toHaveLength(1);
    await wait(10);
    await wait(10);
    const [first, second, ...more] = reminders();
    expect(more).toEqual([]);
    expect(first?.subject).toBe(`Your painting estimate is still open – ${business.name} (Ref 7K2Q-M4)`);
    expect(second?.subject).toMatch(/^Your painting estimate holds until August 30, 2026/);
    expect(first?.to).toEqual({ name: '', address: 'zoe@example.com' });
    expect(first?.text).toContain('$1,375.50');
    expect(first?.text).toMatch(/See your estimate: http\S+\/estimate\/[\w-]{72}\n/);
    expect(first?.text).toMatch(/No more reminders: http\S+\/stop/);
    expect(first?.html).not.toMatch(/Zoë|Garden|4165550123/);
  });

  it('names the visit that can be asked for only where the business offers visits', async () => {
    const textOf = async (options: Parameters<typeof testServer>[0] = {}) => {
      const { wait, reminders } = await estimated({}, options);
      await wait(3);
      return reminders()[0]?.text;
    };
    expect(await textOf()).toContain('On its page you can ask for a visit, change something, or');
    const { visits: _none, ...without } = business;
    expect(await textOf({ business: without })).toContain('On its page you can change something, or');
  });

  it('is off unless the business says so', async () => {
    const { wait, reminders } = await estimated({}, { business: { ...business, reminders: [] } });
    await wait(3);
    expect(reminders()).toEqual([]);
    expect(remindersSchema.safeParse([{ days: 3 }, { days: 4 }]).success).toBe(false);
    expect(remindersSchema.safeParse([{ days: 3 }, { days: 8 }, { days: 20 }]).success).toBe(false);
  });

  it("has the business's own words, in the language of the customer", async () => {
    const own = remindersSchema.parse([
      { days: 3, subject: { fr: 'Encore {price}' }, text: { fr: "Jusqu'au {day}.\n\nÀ bientôt!" } },
    ]);
    const { wait, reminders } = await estimated(
      { language: 'fr' },
      { business: { ...business, reminders: own } },
    );
    await wait(3);
    const [mail] = reminders();
    expect(mail?.subject).toMatch(/^Encore 1\s375,50/);
    const paragraphs = parse(mail?.html ?? '')
      .querySelectorAll('td.paper p')
      .map(({ text }) => text);
    expect(paragraphs.slice(0, 2)).toEqual(["Jusqu'au 30 août 2026.", 'À bientôt!']);
    expect(mail?.text).toContain('Plus de rappels');
  });

  it('comes by day, and not where the server was off for longer than two days', async () => {
    const { wait, reminders, clock } = await estimated();
    clock.nowMs = Date.UTC(2026, 7, 3, 13, 59);
    await wait(0);
    expect(reminders()).toEqual([]);
    clock.nowMs += 60_000;
    await wait(0);
    expect(reminders()).toHaveLength(1);
    const late = await estimated();
    await late.wait(6);
    expect(late.reminders()).toEqual([]);
  });

  it('goes out once from two servers, and after a server died while it was under way', async () => {
    const { database } = await openDatabase(':memory:');
    const first = await estimated({}, { database });
    let isStuck = false;
    const dead = testServer({
      leadsToken,
      business,
      database,
      transport: { deliver: () => new Promise(() => (isStuck = true)) },
    });
    dead.clock.nowMs = first.clock.nowMs + 3 * dayMs;
    const deadDesk = await dead.desk();
    await Promise.all([deadDesk.tidyUp(), deadDesk.tidyUp()]);
    void deadDesk.deliverDue();
    await expect.poll(() => isStuck).toBe(true);
    await first.wait(3);
    expect(first.reminders()).toEqual([]);
    first.clock.nowMs += 3 * 60_000;
    await first.wait(0);
    expect(first.reminders().map(({ id }) => id)).toEqual([`${exampleLeadId}.reminder.1`]);
  });
});

type Estimated = Awaited<ReturnType<typeof estimated>>;

describe('no reminder goes out', () => {
  it.each<[string, (server: Estimated) => Promise<unknown>]>([
    [
      'the business has contacted the customer',
      ({ desk, clock }) => desk.change(exampleLeadId, { contactedAt: clock.nowMs }),
    ],
    [
      'the lead is lost',
      ({ desk, clock }) =>
        desk.change(exampleLeadId, { outcome: 'lost', outcomeAt: clock.nowMs, lostReason: 'No' }),
    ],
    [
      'the customer asked for a visit',
      ({ desk, clock }) =>
        desk.visits.wish(exampleLeadId, { times: ['2026-08-05-am'], note: '', language: 'en' }, clock.nowMs),
    ],
    ['a visit is confirmed', ({ desk }) => desk.decideVisit(exampleLeadId, '2026-08-05-am')],
    ["the customer says 'Not now'", ({ desk, clock }) => desk.answers.sayNotNow(exampleLeadId, clock.nowMs)],
    [
      'the customer stops reminders',
      ({ desk, clock }) => desk.answers.stopReminders(exampleLeadId, clock.nowMs),
    ],
    [
      'the customer stopped the reminders of another estimate',
      async ({ desk, clock, send }) => {
        const other = createLeadId();
        clock.nowMs -= dayMs;
        await send({ leadId: other });
        clock.nowMs += dayMs;
        await desk.answers.stopReminders(other, clock.nowMs);
      },
    ],
    ['the lead is erased', ({ desk }) => desk.eraser.erase(exampleLeadId)],
  ])('once %s', async (_, happen) => {
    const server = await estimated();
    await happen(server);
    await server.wait(3);
    await server.wait(11);
    expect(server.reminders()).toEqual([]);
  });

  it.each<[string, Partial<SentLead>]>([
    ['a lead without a price', { kind: 'contact', price: null, project: null }],
    ['a test', { test: true }],
    ['an estimate that has ended', { price: { ...priced.price, validUntil: '2026-08-02' } }],
  ])('of %s', async (_, change) => {
    const { wait, reminders } = await estimated(change);
    await wait(3);
    expect(reminders()).toEqual([]);
  });

  it('of an estimate that has a newer version, which has its own', async () => {
    const { send, wait, reminders, clock } = await estimated();
    clock.nowMs += dayMs;
    const newer = createLeadId(exampleLeadId);
    await send({ leadId: newer, replaces: exampleLeadId });
    await wait(2);
    expect(reminders()).toEqual([]);
    await wait(1);
    expect(reminders().map(({ id }) => id)).toEqual([`${newer}.reminder.1`]);
  });

  it('of an estimate whose confirmation never arrived', async () => {
    const server = testServer({ leadsToken, business });
    await postLead(server, { ...priced, leadId: exampleLeadId }, templates.estimatorTeam);
    server.clock.nowMs += 3 * dayMs;
    const desk = await server.desk();
    await desk.tidyUp();
    await desk.deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  it('where something happens while it waits for the mail server, and nothing says that it went out', async () => {
    const { desk, clock, reminders } = await estimated();
    clock.nowMs += 3 * dayMs;
    await desk.tidyUp();
    await desk.answers.sayNotNow(exampleLeadId, clock.nowMs);
    await desk.deliverDue();
    expect(reminders()).toEqual([]);
    const topics = (await desk.queries.find(exampleLeadId))?.deliveries.map(({ topic }) => topic);
    expect(topics).not.toContain('reminder.1');
  });
});

describe('the link that stops reminders', () => {
  it('works with one click of the mail program, also once the page has ended, and asks a person first', async () => {
    const { wait, reminders, click, clock, app, desk } = await estimated();
    await wait(3);
    const [mail] = reminders();
    const path = stopPath(mail);
    expect(mail && mailMessage(mail).headers).toMatchObject({
      'List-Unsubscribe': `<${mail?.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const page = parse(await (await app.request(path)).text());
    expect(page.querySelector('form')?.getAttribute('action')).toBe(path.slice(1));
    expect((await desk.queries.find(exampleLeadId))?.lead.remindersStoppedAt).toBeNull();
    clock.nowMs += 60 * dayMs;
    expect((await click(path)).status).toBe(204);
    expect((await desk.queries.find(exampleLeadId))?.lead.remindersStoppedAt).toBe(clock.nowMs);
    const answer = await app.request(path, { method: 'POST', body: new URLSearchParams() });
    expect(parse(await answer.text()).querySelector('[role=status]')?.text).toMatch(/^Done/);
  });
});
