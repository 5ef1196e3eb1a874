import { describe, expect, it } from 'vitest';
import { weekInWords } from '../../../../build/content/opening-hours';
import { makeBusiness } from '../../../../build/tools/make-business';
import { questionsFor } from '../../../../build/tools/questions';
import { openingHoursSchema, promisedHours } from '../../../../shared/business/opening-hours';
import { promisedDay } from '../../../../shared/contact-time';
import { answers } from '../tools/answers';

const day = [
  { from: '8:00', to: '12:00' },
  { from: '13:00', to: '17:30' },
];
const week = openingHoursSchema.parse({
  ...Object.fromEntries(['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((name) => [name, day])),
  ...{ Friday: [{ from: '8:00', to: '12:00' }], Saturday: [{ from: '8:00', to: '12:00' }] },
});

describe('opening hours', () => {
  it.each([
    [
      'en',
      [
        ['Monday to Thursday', '8 AM to 12 PM, 1 PM to 5:30 PM'],
        ['Friday and Saturday', '8 AM to 12 PM'],
        ['Sunday', ''],
      ],
    ],
    [
      'fr',
      [
        ['Lundi à jeudi', '8 h à 12 h, 13 h à 17 h 30'],
        ['Vendredi et samedi', '8 h à 12 h'],
        ['Dimanche', ''],
      ],
    ],
  ] as const)('are a week in words, with split days and days off (%s)', (language, words) => {
    const lines = weekInWords(week, language).map(({ days, hours }) => [
      days,
      hours.replaceAll('\u00a0', ' '),
    ]);
    expect(lines).toEqual(words);
  });

  it.each([
    ['2026-11-27T16:00Z', 'today', 'Friday at 11'],
    ['2026-11-27T17:00Z', 'tomorrow', 'Friday at 12, when it closes'],
    ['2026-11-28T18:00Z', 'Monday', 'Saturday at 13'],
    ['2026-11-30T21:59Z', 'today', 'Monday at 16:59'],
  ])('decide when a call is promised: %s is %s (%s)', (now, promised) => {
    const hours = { timeZone: 'America/Toronto', ...promisedHours(week) };
    expect(promisedDay(new Date(now), hours)).toBe(promised);
  });

  it.each([
    [{ Monday: [{ from: '17:00', to: '8:00' }] }, 'must be later than "from"'],
    [{ Monday: [...day].reverse() }, 'must be in order and not overlap'],
    [{ Monday: [{ from: '8', to: '17:00' }] }, 'must be a time such as 8:00'],
    [{}, 'must leave one day'],
  ])('are refused with a reason: %j', (given, reason) => {
    expect(openingHoursSchema.safeParse(given).error?.issues[0]?.message).toContain(reason);
  });

  it('are asked of a new business as people write them', () => {
    const given = { ...answers, services: 'Grain Bins' };
    const openingHours = 'Mon-Thu 8-12 13:00-17:30, Friday-Sat 8:00-12:00';
    expect(makeBusiness({ ...given, openingHours }, questionsFor([])).business.openingHours).toEqual(week);
    const inFrench = 'lun-jeudi 8-12 13:00-17:30, Vendredi-samedi 8:00-12:00';
    expect(
      makeBusiness({ ...given, openingHours: inFrench }, questionsFor([])).business.openingHours,
    ).toEqual(week);
    expect(() => makeBusiness({ ...given, openingHours: '8-17' }, questionsFor([]))).toThrow(
      "openingHours: '8-17' must begin with a day",
    );
  });
});
