import { formatInTimeZone } from 'date-fns-tz';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactTimeMessage } from '../../support/texts';

describe('contact time', () => {
  const sunday = "we'll contact you Sunday morning";
  const tomorrow = "we'll contact you tomorrow morning";
  const today = "we'll contact you shortly today";

  const toronto = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] };

  describe('the table of the business', () => {
    test.each([
      ['Thursday 17:59:59', '2025-07-10T21:59:59.999Z', today],
      ['Thursday 18:00', '2025-07-10T22:00:00Z', tomorrow],
      ['Thursday 23:59', '2025-07-11T03:59:59.999Z', tomorrow],
      ['Friday 00:00', '2025-07-11T04:00:00Z', today],
      ['Friday 17:59:59', '2025-07-11T21:59:59.999Z', today],
      ['Friday 18:00', '2025-07-11T22:00:00Z', sunday],
      ['Saturday 00:00', '2025-07-12T04:00:00Z', sunday],
      ['Saturday 12:00', '2025-07-12T16:00:00Z', sunday],
      ['Saturday 23:59:59', '2025-07-13T03:59:59.999Z', sunday],
      ['Sunday 00:00', '2025-07-13T04:00:00Z', today],
      ['Sunday 18:00', '2025-07-13T22:00:00Z', tomorrow],
      ['Thursday 17:59:59 in winter', '2025-01-09T22:59:59.999Z', today],
      ['Thursday 18:00 in winter', '2025-01-09T23:00:00Z', tomorrow],
      ['Friday 18:00 in winter', '2025-01-10T23:00:00Z', sunday],
      ['Sunday 18:00 on the day the clock goes forward', '2025-03-09T22:00:00Z', tomorrow],
      ['Sunday 17:59 on the day the clock goes back', '2025-11-02T22:59:59Z', today],
    ])('%s in Toronto (%s): %s', (_moment, time, message) => {
      expect(contactTimeMessage(new Date(time), toronto)).toBe(message);
    });
  });

  describe('a business with other hours', () => {
    const vancouver = { timeZone: 'America/Vancouver', closingHour: 17, closedDays: ['Saturday', 'Sunday'] };

    test.each([
      ['Thursday 16:59', '2025-07-10T23:59:00Z', today],
      ['Thursday 17:00', '2025-07-11T00:00:00Z', tomorrow],
      ['Friday 16:59', '2025-07-11T23:59:00Z', today],
      ['Friday 17:00', '2025-07-12T00:00:00Z', "we'll contact you Monday morning"],
      ['Saturday', '2025-07-12T19:00:00Z', "we'll contact you Monday morning"],
      ['Sunday', '2025-07-13T19:00:00Z', "we'll contact you Monday morning"],
      ['Sunday 23:59', '2025-07-14T06:59:00Z', "we'll contact you Monday morning"],
      ['Monday 00:00', '2025-07-14T07:00:00Z', today],
    ])('closed at weekends, %s in Vancouver (%s): %s', (_moment, time, message) => {
      expect(contactTimeMessage(new Date(time), vancouver)).toBe(message);
    });

    test('open every day, it calls tomorrow at the latest', () => {
      const always = { ...vancouver, closedDays: [] };
      const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2025, 6, 8 + day, 3)));
      expect(days.map((day) => contactTimeMessage(day, always))).toEqual(days.map(() => tomorrow));
    });

    test('open until midnight, it calls today', () => {
      const late = { ...vancouver, closingHour: 24 };
      expect(contactTimeMessage(new Date('2025-07-11T06:59:00Z'), late)).toBe(today);
    });

    test('open on one day a week, it names that day', () => {
      const closedDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'];
      const thursdays = { ...vancouver, closedDays };
      expect(contactTimeMessage(new Date('2025-07-11T00:00:00Z'), thursdays)).toBe(
        "we'll contact you Thursday morning",
      );
    });
  });
});

describe('contact time zones', () => {
  const sunday = "we'll contact you Sunday morning";
  const tomorrow = "we'll contact you tomorrow morning";
  const today = "we'll contact you shortly today";

  const toronto = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] };
  const hourMs = 3_600_000;
  /** The business's rule, computed from Toronto's local time with an independent library. */
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
});
