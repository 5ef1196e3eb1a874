import { describe, expect, it } from 'vitest';
import { businessHalfDay, halfDayWords } from '../../../../server/desk/visit-times';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { halfDayOf, offeredHalfDays, visitWishSchema } from '../../../../shared/visits';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const timeZone = 'America/Toronto';
const rules = visitRulesSchema.parse({});

/** Weekday and time of day in a zone, by the platform's own calendar. */
const clockIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const toronto = clockIn(timeZone);
const clock = (time: string, calendar = toronto) => calendar.format(new Date(time));

describe('the half-days offered', () => {
  it('begin and end at the hours of the business on every day of a year, both clock changes included', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 365; day += 1) {
      // A different time of day for each day, also near midnight.
      const nowMs = Date.UTC(2026, 0, 1) + day * dayMs + ((day * 7) % 24) * hourMs;
      const offered = offeredHalfDays({ rules, timeZone, nowMs });
      expect(new Set(offered.map(({ date }) => date)).size).toBe(6);
      for (const { id, half, from, to } of offered) {
        expect([id, clock(from).slice(-5), clock(to).slice(-5)]).toEqual(
          half === 'morning' ? [id, '08:00', '12:00'] : [id, '13:00', '17:00'],
        );
        expect(rules.days).toContain(clock(from).split(/\W/)[0]);
        expect(Date.parse(from)).toBeGreaterThanOrEqual(nowMs + 24 * hourMs);
        seen.add(id);
      }
    }
    // Each working day of the year is offered at some time: none is skipped where the clock changes.
    expect(seen.size).toBeGreaterThanOrEqual(2 * 261);
  });

  it('leave out days off, times too soon, and times taken', () => {
    // A Tuesday, 10 in the morning in Toronto.
    const nowMs = Date.parse('2026-12-22T15:00:00Z');
    const closed = visitRulesSchema.parse({ daysOff: ['2026-12-25'], daysAhead: 2, noticeHours: 24 });
    const busyFrom = Date.parse('2026-12-24T14:30:00Z');
    const isBusy = (fromMs: number, toMs: number) => fromMs < busyFrom + hourMs && toMs > busyFrom;
    const ids = (given: object) =>
      offeredHalfDays({ rules: closed, timeZone, nowMs, ...given }).map(({ id }) => id);
    expect(ids({})).toEqual(['2026-12-23-pm', '2026-12-24-am', '2026-12-24-pm']);
    expect(ids({ isBusy })).toEqual(['2026-12-23-pm', '2026-12-24-pm']);
    expect(ids({ rules: { ...closed, daysAhead: 3 } }).slice(3)).toEqual(['2026-12-28-am', '2026-12-28-pm']);
    const never = { ...closed, days: [] };
    expect(ids({ rules: never })).toEqual([]);
  });

  it('are in the time zone of the business, whatever day it is elsewhere', () => {
    // Friday night in Toronto, Saturday in Sydney.
    const nowMs = Date.parse('2026-03-07T02:00:00Z');
    const sydney = offeredHalfDays({ rules, timeZone: 'Australia/Sydney', nowMs });
    expect(sydney[0]).toMatchObject({ id: '2026-03-09-am', from: '2026-03-08T21:00:00.000Z' });
    expect(clock(sydney[0]?.from ?? '', clockIn('Australia/Sydney'))).toBe('Monday 08:00');
  });
});

describe('a visit request', () => {
  it('is up to three half-days, each once, in order', () => {
    const times = ['2026-12-02-pm', '2026-12-01-am', '2026-12-02-pm'];
    expect(visitWishSchema.parse({ times })).toEqual({
      times: ['2026-12-01-am', '2026-12-02-pm'],
      note: '',
      language: 'en',
    });
  });

  it.each([
    [{ times: ['2026-02-30-am'] }],
    [{ times: ['9999-12-01-am'] }],
    [{ times: ['2026-12-01'] }],
    [{ times: ['2026-12-01-am', '2026-12-02-am', '2026-12-03-am', '2026-12-04-am'] }],
    [{ times: [], note: 'x'.repeat(2001) }],
    [{}],
  ])('is refused as %j', (wish) => {
    expect(visitWishSchema.safeParse(wish).success).toBe(false);
  });
});

it('an invalid id has no half-day', () => {
  expect(halfDayOf('tomorrow', rules, timeZone)).toBeNull();
});

describe('the rules of a business', () => {
  it.each([
    [{ morning: ['12:00', '08:00'] }, 'must begin before it ends'],
    [{ afternoon: ['11:00', '17:00'] }, 'must begin after the morning ends'],
    [{ days: ['mon'] }, 'must be one of Sunday'],
    [{ daysOff: ['Christmas'] }, 'must be a date'],
    [{ bookingUrl: 'javascript:alert(1)' }, 'must be a whole web address'],
  ])('are refused with a sentence: %j', (given, message) => {
    expect(visitRulesSchema.safeParse(given).error?.issues[0]?.message).toContain(message);
  });
});

it("a half-day has the business's visiting hours, or the usual ones by default", () => {
  const visits = visitRulesSchema.parse({ morning: ['07:00', '11:30'] });
  const early = businessHalfDay('2026-12-01-am', { visits, timeZone });
  expect(early).toMatchObject({ from: '2026-12-01T12:00:00.000Z', to: '2026-12-01T16:30:00.000Z' });
  expect(early && halfDayWords(early, { visits, timeZone })).toEqual({
    day: 'Tuesday, December 1',
    hours: '7:00 to 11:30 AM',
  });
  expect(businessHalfDay('2026-12-01-am', { visits: undefined, timeZone })).toMatchObject({
    from: '2026-12-01T13:00:00.000Z',
    to: '2026-12-01T17:00:00.000Z',
  });
});
