import { expect, it } from 'vitest';
import { fontStack, pageShades } from '../../../../server/lib/page-shades';
import { business } from '../../../../server/settings/node-business';
import { shadesOf } from '../../../../shared/brand/shades';

const { brand } = business;

it("the server's own pages have every shade of the business, its corners and its font", () => {
  const rule = pageShades({ ...brand, radius: 6, fonts: { ...brand.fonts, text: 'Figtree' } });
  const shades = Object.entries(shadesOf(brand.colours));
  expect(shades.length).toBeGreaterThan(3);
  expect(rule).toBe(
    `:root{${shades.map(([name, shade]) => `--${name}:${shade}`).join(';')};--radius:6px;--font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}`,
  );
});

it.each([
  ['Figtree', "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"],
  ['Open Sans', "'Open Sans','Segoe UI',Helvetica,Arial,sans-serif"],
])('the font %s comes before what devices have', (text, stack) => {
  expect(fontStack({ ...brand.fonts, text })).toBe(stack);
});
