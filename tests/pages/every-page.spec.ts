import type { Page } from 'playwright/test';
import {
  accessFaults,
  bringInspectors,
  outlineFaultsOf,
  readingFaults,
  shiftFaults,
  walkFaults,
} from '../support/page/page-faults';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';
import { speedLimits } from './speed/limits';

// Opens pages and runs every inspector: of each template one page per screen, of releases every page on every screen.
// Like all tests, these also fail on console output.

/** Desktop first, because a first visit loads the most there. Shifts are looked for with nothing else running: a busy machine paints half a page. */
const screens = [
  { name: 'a desktop', width: 1440, height: 900, isWalked: true },
  { name: 'a tablet', width: 820, height: 1000, isWalked: false },
  { name: 'a phone', width: 360, height: 740, isWalked: true },
];

const isForRelease = process.env.MATRIX === 'all';
const routes = builtRoutes();

/**
 * The home page on all screens, and the pages of each folder, which share a template, on one screen in turn until each
 * screen had one; releases leave nothing out.
 */
function screensOf(path: string): typeof screens {
  if (isForRelease || path === '/') return screens;
  const folder = path.replace(/[^/]+$/, '');
  const place = routes.filter((route) => route.startsWith(folder) && route !== '/').indexOf(path);
  if (folder === '/') return screens.filter((_, index) => index === place % screens.length);
  return screens.filter((_, index) => index === place);
}

test('there are pages to visit', () => {
  expect(routes).toContain('/estimator');
});

for (const path of routes) {
  const taken = screensOf(path);
  if (taken.length === 0) continue;
  const names = taken.map(({ name }) => name).join(', ');
  test(`${path} is stable on ${names} @timed`, async ({ page }) => {
    test.slow();
    await bringInspectors(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const { name, width, height } of taken) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await untilReady(page);
      expect(await shiftFaults(page), `${path} on ${name}`).toEqual([]);
    }
  });

  test(`${path} is light and meets WCAG 2.2 AA on ${names}`, async ({ page }) => {
    test.slow();
    const transfers = await countTransfers(page);
    await bringInspectors(page);
    for (const [index, { name, width, height, isWalked }] of taken.entries()) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await untilReady(page);
      if (index === 0) {
        await page.waitForLoadState('networkidle');
        expectFirstVisitToBeLight(transfers);
      }
      const faults = [
        ...(await accessFaults(page)),
        ...(await outlineFaultsOf(page)),
        ...(await readingFaults(page)),
        ...(isWalked ? await walkFaults(page) : []),
      ];
      expect(faults, `${path} on ${name}`).toEqual([]);
    }
  });
}

test('the inspectors detect a layout shift', async ({ page }) => {
  await bringInspectors(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '300px';
    document.body.prepend(late);
  });
  expect(await shiftFaults(page)).not.toEqual([]);
});

test('the inspectors detect a faulty outline', async ({ page }) => {
  await page.setContent(
    `<nav aria-label="Main">One</nav><nav aria-label="Main">Two</nav><h1>Title</h1><h1>Again</h1><h3>Deep</h3>
    <a href="https://a.example/">Here</a> <a href="https://b.example/">Here</a> <a href="https://c.example/"></a>`,
  );
  const faults = (await outlineFaultsOf(page)).map((fault) => fault.replace(/:.*/, ''));
  expect(faults).toEqual([
    'without a name',
    '0 main landmarks',
    '2 headings of level 1',
    'two landmarks',
    'skips a level',
    'one name, several targets',
  ]);
});

function expectFirstVisitToBeLight(transfers: readonly Transfer[]): void {
  const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  expect(bytes, transfersText(transfers)).toBeLessThanOrEqual(speedLimits.firstVisitBytes);
  expect(transfers.length, transfersText(transfers)).toBeLessThanOrEqual(speedLimits.firstVisitRequests);
  // Proves that transfers were counted: a visit without any would pass the limits.
  expect(transfers.map((transfer) => transfer.path)).toContain('/widgets/painting-widgets.js');
}

/** A file that a visit fetched. */
interface Transfer {
  readonly path: string;
  /** As transferred: compressed, with headers. */
  readonly bytes: number;
}

/** Records everything the page fetches from here on; the list keeps growing. */
async function countTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = paths.get(requestId);
    if (url?.startsWith('http')) transfers.push({ path: new URL(url).pathname, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Transfers as text, largest first. */
function transfersText(transfers: readonly Transfer[]): string {
  return [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`)
    .join('\n');
}
