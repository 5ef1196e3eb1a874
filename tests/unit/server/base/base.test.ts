import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { deviceFontStack, pageShades } from '../../../../server/base/page-shades';
import { parseShallowJson } from '../../../../server/base/parse-shallow-json';
import { longTime, tableTime } from '../../../../server/base/zoned-time';
import { shadesOf } from '../../../../shared/brand/shades';

describe('page shades', () => {
  const { brand } = ownBusiness;

  it("the server's own pages have every shade of the business, its corners and its fonts", () => {
    const rule = pageShades({ ...brand, radius: 6, fonts: { text: 'Figtree', heading: 'Open Sans' } });
    const shades = Object.entries(shadesOf(brand.colours));
    expect(shades.length).toBeGreaterThan(3);
    expect(rule).toBe(
      `:root{${shades.map(([name, shade]) => `--${name}:${shade}`).join(';')};--radius:6px;--font:1rem/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;--heading:'Open Sans','Segoe UI',Helvetica,Arial,sans-serif}`,
    );
  });

  it.each([
    ['Figtree', "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"],
    ['Open Sans', "'Open Sans','Segoe UI',Helvetica,Arial,sans-serif"],
  ])('the font %s comes before what devices have', (text, stack) => {
    expect(deviceFontStack({ ...brand.fonts, text })).toBe(stack);
  });
});

describe('parse json', () => {
  it.each([
    ['{"a":[1]}', { a: [1] }],
    ['null', null],
    ['', undefined],
    ['{', undefined],
    ['{"\\ud800":"a\\udc00\\u0000b"}', { '\ufffd': 'a\ufffd\ufffdb' }],
    ['"\\uD83C\\uDFA8 \\n \\\\ud800"', '\u{1f3a8} \n \\ud800'],
    ['{"[[[":"{\\"["}', { '[[[': '{"[' }],
    [`${'['.repeat(32)}${']'.repeat(32)}`, expect.any(Array)],
    [`${'['.repeat(33)}${']'.repeat(33)}`, undefined],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, undefined],
  ])('%j is %j', (text, value) => {
    expect(parseShallowJson(text)).toEqual(value);
  });
});

describe("the server's times are in the business's time zone", () => {
  it.each([
    ['2026-07-31T16:05:09.120Z', 'Friday, July 31, 2026 at 12:05 PM EDT', '2026-07-31 12:05:09'],
    ['2026-12-31T04:59:59.000Z', 'Wednesday, December 30, 2026 at 11:59 PM EST', '2026-12-30 23:59:59'],
    // The hour that clocks show twice when summer time ends.
    ['2026-11-01T05:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EDT', '2026-11-01 01:30:00'],
    ['2026-11-01T06:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EST', '2026-11-01 01:30:00'],
    ['2026-08-01T04:00:00.000Z', 'Saturday, August 1, 2026 at 12:00 AM EDT', '2026-08-01 00:00:00'],
    // Hours that the clocks of Berlin and Santiago leap over.
    ['2026-03-29T06:30:00.000Z', 'Sunday, March 29, 2026 at 2:30 AM EDT', '2026-03-29 02:30:00'],
    ['2026-09-06T04:00:00.000Z', 'Sunday, September 6, 2026 at 12:00 AM EDT', '2026-09-06 00:00:00'],
  ])("%s, whatever the machine's own zone is", (time, long, table) => {
    const own = process.env.TZ;
    for (const zone of ['UTC', 'Europe/Berlin', 'America/Santiago']) {
      process.env.TZ = zone;
      expect(longTime(time, 'America/Toronto')).toBe(long);
      expect(tableTime(time, 'America/Toronto')).toBe(table);
    }
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });
});
