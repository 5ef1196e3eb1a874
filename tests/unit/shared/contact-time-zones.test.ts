import { formatInTimeZone } from 'date-fns-tz';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactTimeMessage } from '../../../shared/contact-time';

const sunday = "we'll contact you Sunday morning";
const tomorrow = "we'll contact you tomorrow morning";
const today = "we'll contact you shortly today";

const toronto = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] };
const hourMs = 3_600_000;
/** The rule of the business, read off a wall clock in Toronto by a library of its own. */
function messageByWallClock(now: Date): string {
  const [weekday = '', hour] = formatInTimeZone(now, 'America/Toronto', 'EEE H').split(' ');
  if (weekday === 'Sat') return sunday;
  if (Number(hour) < 18) return today;
  return weekday === 'Fri' ? sunday : tomorrow;
}

function everyHour(from: string, to: string): Date[] {
  const hours: Date[] = [];
  for (let time = Date.parse(from); time < Date.parse(to); time += hourMs) hours.push(new Date(time));
  return hours;
}

/** In which a clock changes in Toronto or where a visitor is, and the turn of the year. */
const weeks = [
  ['2025-03-05T00:00:00Z', '2025-05-02T00:00:00Z'],
  ['2025-09-24T00:00:00Z', '2025-11-06T00:00:00Z'],
  ['2025-12-27T00:00:00Z', '2026-01-05T00:00:00Z'],
  ['2026-03-05T00:00:00Z', '2026-03-12T00:00:00Z'],
] as const;

const visitorZones = [
  // The visitor's own clock is changed on other days than Toronto's, and on the far side of the date line.
  { zone: 'Pacific/Auckland', offsetInJanuaryMinutes: -780 },
  // The visitor's own days have no midnight in spring, so that Toronto's 00:00 cannot be written in local time.
  { zone: 'Africa/Cairo', offsetInJanuaryMinutes: -120 },
  // The visitor's own clock is changed in the same nights as Toronto's.
  { zone: 'America/Vancouver', offsetInJanuaryMinutes: 480 },
];

describe.each(visitorZones)('for a visitor in $zone', ({ zone, offsetInJanuaryMinutes }) => {
  const ownZone = process.env.TZ;

  beforeEach(() => {
    process.env.TZ = zone;
  });

  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test("the machine's clock really stands there", () => {
    expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offsetInJanuaryMinutes);
  });

  test('every hour of these weeks, and the minute before it, follows the clock in Toronto', {
    timeout: 60_000,
  }, () => {
    const wrong = weeks
      .flatMap(([from, to]) => everyHour(from, to))
      .flatMap((hour) => [hour, new Date(hour.getTime() - 60_000)])
      .filter((moment) => contactTimeMessage(moment, toronto) !== messageByWallClock(moment));
    expect(wrong).toEqual([]);
  });
});
