import { describe, expect, it } from 'vitest';
import { restEnd } from '../../../../server/base/rest-hours';
import { median, openTime, shortDuration } from '../../../../server/desk/open-time';

const hourMs = 60 * 60_000;
const at = (time: string) => Date.parse(`${time}-04:00`);

describe('opening time', () => {
  const week = {
    Monday: [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
    Friday: [{ from: '08:00', to: '24:00' }],
  };
  const open = {
    timeZone: 'America/Toronto',
    openingHours: week,
    contactPromise: { closingHour: 18, closedDays: ['Saturday' as const] },
  };

  it.each([
    ['the evening of Friday to the morning of Monday', '2026-07-31T23:00', '2026-08-03T09:30', 2.5],
    ['over lunch', '2026-08-03T11:30', '2026-08-03T13:15', 0.75],
    ['within a day off', '2026-08-01T10:00', '2026-08-02T10:00', 0],
    ['a contact before the lead', '2026-08-03T11:00', '2026-08-03T10:00', 0],
  ])('%s', (_what, from, to, hours) => {
    expect(openTime(at(from), at(to), open) / hourMs).toBe(hours);
  });

  it('without opening hours goes from 8:00 to the closing hour of the promise, without the days off', () => {
    const { openingHours: _, ...usual } = open;
    // Friday 17:00 to Sunday 9:00: an hour, no Saturday, an hour.
    expect(openTime(at('2026-07-31T17:00'), at('2026-08-02T09:00'), usual) / hourMs).toBe(2);
  });

  it('has a median, the lower of two, in words', () => {
    expect([median([3, 1, 2]), median([4, 1]), median([])]).toEqual([2, 1, null]);
    expect([0, 59 * 60_000, hourMs, 3.5 * hourMs].map(shortDuration)).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '3 h 30 min',
    ]);
  });
});

describe('hours of rest', () => {
  const night = { timeZone: 'America/Toronto', restHours: { from: '21:00', to: '07:00' } };
  const noon = { timeZone: 'America/Toronto', restHours: { from: '12:00', to: '13:00' } };

  it.each([
    ['evening', '2026-07-31T21:00', night, '2026-08-01T07:00'],
    ['morning', '2026-07-31T06:59', night, '2026-07-31T07:00'],
    ['their end', '2026-07-31T07:00', night, null],
    ['lunch', '2026-07-31T12:30', noon, '2026-07-31T13:00'],
    ['before lunch', '2026-07-31T11:59', noon, null],
    ['the night in which the clock goes back', '2026-10-31T23:00', night, '2026-11-01T08:00'],
  ])('%s', (_what, now, business, end) => {
    expect(restEnd(at(now), business)).toBe(end === null ? null : at(end));
  });

  it('are none where the business names none', () => {
    expect(restEnd(at('2026-07-31T03:00'), { timeZone: 'America/Toronto', restHours: undefined })).toBeNull();
  });
});
