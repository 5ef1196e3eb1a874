import { expect, test } from '../support/page/flow-test';
import { builtRoutes } from '../support/server/built-routes';
import { countTransfers, transfersText } from './count-transfers';
import { readThrough, shiftsOf, watchShifts } from './watch-shifts';

const maxBytes = (path: string) => (path === '/' ? 350_000 : 220_000);
/** Page, styles, three scripts, two fonts, the pictures in sight, the icon. */
const maxRequests = 16;

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1000 },
  { width: 1366, height: 820 },
];

test('there are pages to weigh', () => {
  expect(builtRoutes().length).toBeGreaterThan(20);
});

for (const path of builtRoutes()) {
  test(`a first visit to ${path} fetches little`, async ({ page }) => {
    const transfers = await countTransfers(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
    expect(bytes, transfersText(transfers)).toBeLessThanOrEqual(maxBytes(path));
    expect(transfers.length, transfersText(transfers)).toBeLessThanOrEqual(maxRequests);
    // The widgets' own weight is among it: a visit that fetched nothing would pass everything.
    expect(transfers.map((transfer) => transfer.path)).toContain('/widgets/painting-widgets.js');
  });

  test(`nothing moves by itself on ${path}, at three widths`, async ({ page }) => {
    await watchShifts(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `at ${size.width} px: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
    }
  });
}

test('a page that does move is noticed', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '300px';
    document.body.prepend(late);
  });
  const shifts = await shiftsOf(page);
  expect(shifts.reduce((total, { value }) => total + value, 0)).toBeGreaterThan(0.05);
});
