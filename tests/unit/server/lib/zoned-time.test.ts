import { describe, expect, it } from 'vitest';
import { longTime, tableTime } from '../../../../server/lib/zoned-time';

describe('times on the server are those of the business', () => {
  it.each([
    ['2026-07-31T16:05:09.120Z', 'Friday, July 31, 2026 at 12:05 PM EDT', '2026-07-31 12:05:09'],
    ['2026-12-31T04:59:59.000Z', 'Wednesday, December 30, 2026 at 11:59 PM EST', '2026-12-30 23:59:59'],
    // The hour that clocks show twice when summer time ends.
    ['2026-11-01T05:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EDT', '2026-11-01 01:30:00'],
    ['2026-11-01T06:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EST', '2026-11-01 01:30:00'],
  ])('%s', (time, long, table) => {
    expect(longTime(time, 'America/Toronto')).toBe(long);
    expect(tableTime(time, 'America/Toronto')).toBe(table);
  });
});
