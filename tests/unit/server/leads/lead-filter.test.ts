import { describe, expect, it } from 'vitest';
import { leadFilterSchema, listAddress, startOfDay } from '../../../../server/leads/lead-filter';

const all = {
  q: '',
  kind: '',
  from: '',
  to: '',
  source: '',
  delivery: '',
  suspect: '',
  status: '',
  page: 1,
} as const;

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
    expect(listAddress({ ...all, ...change })).toBe(address);
  });

  it('may be that of an export', () => {
    expect(listAddress({ ...all, kind: 'contact' }, 'leads/export.csv')).toBe(
      'leads/export.csv?kind=contact',
    );
  });
});
