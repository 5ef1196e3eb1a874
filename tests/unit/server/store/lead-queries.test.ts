import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadDesk } from '../../../../server/desk/lead-desk';
import type { Mail } from '../../../../server/mail/mail';
import { type LeadFilter, leadFilterSchema, listUrl, startOfDay } from '../../../../server/store/lead-filter';
import { exampleLead } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';

const all = leadFilterSchema.parse({});
const timeZone = 'America/Toronto';

/** A lead id that ends like this, which names it here. */
const idOf = (end: string) => exampleLeadId.slice(0, -end.length) + end;

let desk: LeadDesk;
beforeEach(async () => {
  desk = await testServer().desk();
});

/** Stores a lead with a mail of each topic; the higher the number it ends with, the older it is. */
async function accept(end: string, topics: readonly string[] = [], replaces: string | null = null) {
  await desk.store.accept(
    exampleLead({ leadId: idOf(end), replaces }),
    topics.map((topic) => ({ topic, mail: { id: topic } as Mail })),
    1000 - Number(end),
  );
}

/** The leads found, as the ends of their ids. */
async function found(filter: Partial<LeadFilter> = {}) {
  const { leads } = await desk.queries.list({ ...all, ...filter }, timeZone);
  return leads.map(({ lead }) => lead.leadId.slice(-2));
}

it('a list has 25 leads on a page; one that asks for a later page gets the last', async () => {
  const ends = Array.from({ length: 26 }, (_, index) => String(index + 10));
  for (const end of ends) await accept(end);
  expect(await found()).toEqual(ends.slice(0, 25));
  expect(await found({ page: 2 })).toEqual(ends.slice(25));
  const { total, filter } = await desk.queries.list({ ...all, kind: 'contact', page: 7 }, timeZone);
  expect({ total, filter }).toEqual({ total: 26, filter: { ...all, kind: 'contact', page: 2 } });
  const none = await desk.queries.list({ ...all, q: 'nobody' }, timeZone);
  expect(none).toEqual({ total: 0, filter: { ...all, q: 'nobody' }, leads: [] });
});

const states = { arrived: 'delivered', waiting: 'pending', refused: 'failed', lost: 'unknown' } as const;

describe("the state of a lead's mails", () => {
  beforeEach(async () => {
    await accept('10', ['arrived']);
    await accept('11', ['waiting']);
    await accept('12', ['refused']);
    await accept('13', ['refused', 'waiting']);
    await accept('14', ['lost', 'waiting']);
    const claimed = await desk.queue.claimDue('mail', 1000, 10);
    await desk.queue.record(
      claimed.map((delivery) => ({
        delivery,
        state: states[delivery.topic as keyof typeof states],
        error: delivery.topic === 'arrived' ? null : 'away',
        nextAttemptAt: 5000,
      })),
      1000,
    );
  });

  it.each([
    ['delivered', ['10']],
    ['pending', ['11']],
    ['failed', ['12', '13']],
    ['unknown', ['14']],
  ] as const)('finds those that are %s: %j', async (delivery, ends) => {
    expect(await found({ delivery })).toEqual(ends);
  });

  it('is shown with the lead in the list', async () => {
    const { leads } = await desk.queries.list(all, timeZone);
    expect(leads.map(({ open }) => open.map(({ state }) => state).sort())).toEqual([
      [],
      ['pending'],
      ['failed'],
      ['failed', 'pending'],
      ['pending', 'unknown'],
    ]);
  });

  it('includes the tries of each', async () => {
    const whole = await desk.queries.find(idOf('13'));
    expect(whole?.deliveries.map(({ id, tries }) => [id, tries.map(({ deliveryId }) => deliveryId)])).toEqual(
      ['refused', 'waiting'].map((topic) => [`${idOf('13')}.${topic}`, [`${idOf('13')}.${topic}`]]),
    );
  });
});

it('a lead is marked as replaced by the one with its changed values, and no other', async () => {
  await accept('10');
  await accept('11', [], idOf('12'));
  await accept('12');
  const { leads } = await desk.queries.list(all, timeZone);
  expect(leads.map(({ replacedBy }) => replacedBy)).toEqual([null, null, idOf('11')]);
});

describe('the filter of a list', () => {
  describe('the filter in an address', () => {
    it('matches every lead if it is empty', () => {
      expect(leadFilterSchema.parse({})).toEqual(all);
    });

    it.each([
      ['q', '  Ada ', 'Ada'],
      ['q', 'x'.repeat(200), 'x'.repeat(200)],
      ['kind', 'contact', 'contact'],
      ['kind', 'estimate', 'estimate'],
      ['from', '2026-07-31', '2026-07-31'],
      ['to', '2026-07-31', '2026-07-31'],
      ['source', '-', '-'],
      ['delivery', 'failed', 'failed'],
      ['delivery', 'pending', 'pending'],
      ['delivery', 'delivered', 'delivered'],
      ['page', '2', 2],
      ['page', '100000', 100_000],
    ])('%s=%s', (name, text, value) => {
      expect(leadFilterSchema.parse({ [name]: text })).toEqual({ ...all, [name]: value });
    });

    it.each([
      ['q', 'x'.repeat(201)],
      ['kind', 'order'],
      ['from', '31.07.2026'],
      ['from', '2026-07-31T00:00'],
      ['to', 'x2026-07-31'],
      ['from', '2026-99-99'],
      ['to', '2026-02-30'],
      ['to', '9999-12-31'],
      ['from', '0000-01-01'],
      ['source', 'x'.repeat(201)],
      ['delivery', 'lost'],
      ['page', '0'],
      ['page', '1.5'],
      ['page', '100001'],
      ['page', 'last'],
    ])('ignores an invalid value: %s=%s', (name, text) => {
      expect(leadFilterSchema.parse({ [name]: text })).toEqual(all);
    });
  });

  describe('a day', () => {
    it.each([
      ['2026-07-31', 'America/Toronto', 0, '2026-07-31T04:00:00.000Z'],
      ['2026-07-31', 'America/Toronto', 1, '2026-08-01T04:00:00.000Z'],
      ['2026-01-01', 'America/Toronto', -1, '2025-12-31T05:00:00.000Z'],
      ['2026-07-31', 'Europe/Paris', 0, '2026-07-30T22:00:00.000Z'],
      // The day on which summer time ends has 25 hours.
      ['2026-11-01', 'America/Toronto', 0, '2026-11-01T04:00:00.000Z'],
      ['2026-11-01', 'America/Toronto', 1, '2026-11-02T05:00:00.000Z'],
    ])('%s in %s, and %d days from it, begins at %s', (day, timeZone, offset, time) => {
      expect(new Date(startOfDay(day, timeZone, offset)).toISOString()).toBe(time);
    });
  });

  describe('the address of a list', () => {
    it.each([
      [{}, 'leads'],
      [{ page: 2 }, 'leads?page=2'],
      [{ q: 'Ada & Bo', source: '-' }, 'leads?q=Ada+%26+Bo&source=-'],
      [{ kind: 'contact', page: 3 } as const, 'leads?kind=contact&page=3'],
    ])('says only what differs from the whole: %j', (change, address) => {
      expect(listUrl({ ...all, ...change })).toBe(address);
    });

    it('may be that of an export', () => {
      expect(listUrl({ ...all, kind: 'contact' }, 'leads/export.csv')).toBe('leads/export.csv?kind=contact');
    });
  });
});
