import { expect, it } from 'vitest';
import { offeredHalfDays as offeredByServer, visitRulesSchema } from '../../../shared/visits';
import { offeredHalfDays } from '../../../widgets/after-lead/offered-half-days';

const hourMs = 3_600_000;

it.each(['America/Toronto', 'Australia/Sydney'])(
  'a page offers the half-days that our server would offer in %s, on every day of a year',
  (timeZone) => {
    const rules = visitRulesSchema.parse({ daysOff: ['2026-12-25'] });
    for (let day = 0; day < 365; day += 1) {
      const nowMs = Date.UTC(2026, 0, 1) + day * 24 * hourMs + ((day * 7) % 24) * hourMs;
      const expected = offeredByServer({ rules, timeZone, nowMs });
      expect(offeredHalfDays(rules, timeZone, nowMs)).toEqual(
        expected.map(({ id, date, half }) => ({ id, date, half })),
      );
    }
  },
);
