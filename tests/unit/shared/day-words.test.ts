import { describe, expect, it } from 'vitest';
import { dayWords, shortDays, shortDayText } from '../../../shared/day-words';

describe('a short day', () => {
  it.each([
    ['en', '2026-12-01', 'Tue, Dec 1'],
    ['en', '2027-01-31', 'Sun, Jan 31'],
    ['fr', '2026-12-01', 'mar. 1er déc.'],
    ['fr', '2027-03-14', 'dim. 14 mars'],
  ])('in %s: %s is %s', (language, date, words) => {
    expect(shortDayText(shortDays(language), date)).toBe(words);
  });

  it.each(['en', 'fr'])('in %s is what the browser writes, on every day of a year', (language) => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
    const days = shortDays(language);
    for (let day = 1; day <= 365; day += 1) {
      const date = new Date(Date.UTC(2027, 0, day));
      expect(shortDayText(days, date.toISOString().slice(0, 10))).toBe(dayWords(format, date));
    }
  });
});
