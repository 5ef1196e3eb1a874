import { type Browser, type CDPSession, expect, type Locator, type Page } from 'playwright/test';
import type { Contender } from './contenders';
import { installPageTools, type PageTools } from './page-tools';

/** Figures of one visit, by name. */
export type Figures = Readonly<Record<string, number>>;

/** DevTools' "Slow 4G". */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** The five yes/no questions, which every calculator has and no step before it. */
const flags = { selector: 'input[type=checkbox]', count: 5 };

/** How long the visitor reads the options of the second step. */
const readingMs = 1000;

const contact = ['Grace', 'Hopper', '34 Compiler Street', 'grace@example.com', '416 555 0199'];

/** Location of a contender's pages. */
export interface ContenderPlace {
  readonly browser: Browser;
  readonly origin: string;
  readonly contender: Contender;
  readonly index: number;
}

/** A visit up to the price, unthrottled or on slow 4G with a quarter of the CPU. */
export function wholeVisit(place: ContenderPlace, isSlow: boolean): Promise<Figures> {
  return onPage(place, 1, isSlow, async (page, session) => {
    const usableMs = await page.evaluate(() => tools.usableAt);
    await page.waitForLoadState('load');
    const opened = await page.evaluate(() => ({
      blockingMs: tools.longTasksMs.reduce((sum, durationMs) => sum + durationMs - 50, 0),
      longestTaskMs: Math.max(0, ...tools.longTasksMs),
      shift: tools.shifts.reduce((sum, shift) => sum + shift, 0),
    }));
    const scriptMs = (await metric(session, 'ScriptDuration')) * 1000;
    const heapBytes = await heap(session);
    return { usableMs, scriptMs, ...opened, heapBytes, ...(await goThrough(page, session, place.contender)) };
  });
}

/** A visit to a page with fifty wizards. */
export function fiftyVisit(place: ContenderPlace): Promise<Figures> {
  return onPage(place, 50, false, async (page) => {
    const fiftyMs = await page.evaluate(() => tools.usableAt);
    expect(await page.locator('.wizard').count()).toBe(50);
    return { fiftyMs };
  });
}

/** Two hundred mounts, after warming up until all code is compiled. */
export function mountVisit(place: ContenderPlace): Promise<Figures> {
  const { markup } = place.contender;
  const comeAndGo = (page: Page, times: number) =>
    page.evaluate(({ markup, times }) => tools.comeAndGo(markup, times), { markup, times });
  return onPage(place, 0, false, async (page, session) => {
    await page.waitForLoadState('load');
    await comeAndGo(page, 600);
    const before = await heap(session);
    const mountMs = await comeAndGo(page, 200);
    const heapGrowth = (await heap(session)) / before - 1;
    // Counted afterwards, because a locator injects half a megabyte of the runner's script.
    expect(await page.locator('.wizard').count()).toBe(0);
    return { mountMs, heapGrowth };
  });
}

/** The interaction: five messages, typing, two step changes, one request and the price. */
async function goThrough(page: Page, session: CDPSession, contender: Contender): Promise<Figures> {
  const wizard = page.locator('.wizard');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/estimate')) requests.push(request.url());
  });
  const goOn = wizard.getByRole('button', { name: 'Continue to Cost Estimator' });
  const messagesMs = await answerMs(page, goOn, contender.messages, 5);
  const inputs = wizard.locator('input:not([type=button]):not([type=submit])');
  for (const [index, text] of contact.entries()) {
    await inputs.nth(index).fill(text);
    // Some check a field only on blur.
    await inputs.nth(index).blur();
  }
  await inputs.nth(2).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', behind the harbour', { delay: 25 });
  const keysMs = await page.evaluate(() => tools.keysMs.slice(-20));
  await expect(inputs.nth(2)).toHaveValue(`${contact[2]}, behind the harbour`);
  await inputs.nth(2).blur();
  const stepMs = await answerMs(page, goOn, contender.secondStep, 1);
  await new Promise((resolve) => setTimeout(resolve, readingMs));
  await contender.choose?.(wizard);
  const calculatorMs = await answerMs(page, contender.toCalculator(wizard), flags.selector, flags.count);
  const priceBusyMs = await busyMs(page, session, wizard.getByRole('button', { name: 'Calculate Cost' }));
  await expect(wizard.getByText(/\$[\d,]+\.\d\d/).first()).toBeVisible();
  expect(requests).toHaveLength(1);
  return { messagesMs, keyMs: median(keysMs), stepMs, calculatorMs, priceBusyMs };
}

/** How long the main thread works from just before the click until half a second after the price is there. */
async function busyMs(page: Page, session: CDPSession, calculate: Locator): Promise<number> {
  // Scrolling to the button is no work of the wizard's.
  await calculate.hover();
  const priced = page.evaluate(() => tools.untilPriced(500));
  const before = await metric(session, 'TaskDuration');
  await page.mouse.down();
  await page.mouse.up();
  await priced;
  return ((await metric(session, 'TaskDuration')) - before) * 1000;
}

/** Time from a click to its visible result. */
async function answerMs(page: Page, button: Locator, selector: string, count: number): Promise<number> {
  const shown = page.evaluate(({ selector, count }) => tools.untilShown(selector, count), {
    selector,
    count,
  });
  await button.click();
  return shown;
}

async function onPage(
  { browser, origin, index }: ContenderPlace,
  count: number,
  isSlow: boolean,
  visit: (page: Page, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    // The runner's compiler needs a helper for function names, which pages lack.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    await page.addInitScript(installPageTools);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (isSlow) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const answer = await page.goto(`${origin}/${index}-${count}`, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function heap(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return metric(session, 'JSHeapUsedSize');
}

/** Median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

declare const tools: PageTools;
