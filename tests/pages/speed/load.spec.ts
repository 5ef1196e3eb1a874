import type { Page } from 'playwright/test';
import { estimatorControls } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { hostPage } from '../../support/page/host-page';
import { quoteControls } from '../../support/page/quote-form';
import { test as siteTest } from '../../support/page/site-test';
import { untilReady } from '../../support/page/until-ready';
import { type BusyTime, busyTime, slowDown, watchLongTasks } from './reference-work';

test.describe('load', () => {
  const forms = (count: number) => '<painting-quote-form></painting-quote-form>'.repeat(count);
  const maxVisits = 8;

  /** The first visit within the limit, else the quietest, because other programs only add work. */
  async function quietest(limit: BusyTime, visit: () => Promise<BusyTime>): Promise<BusyTime> {
    let best = await visit();
    for (let visits = 1; visits < maxVisits && !isWithin(best, limit); visits += 1) {
      const time = await visit();
      if (time.blockedWorks < best.blockedWorks) best = time;
    }
    return best;
  }

  function isWithin(time: BusyTime, limit: BusyTime): boolean {
    return time.longTasks <= limit.longTasks && time.blockedWorks <= limit.blockedWorks;
  }

  for (const path of ['/', '/estimator', '/contact', '/blog']) {
    siteTest(
      `${path} opens with few long tasks at a quarter of the CPU speed`,
      { tag: '@timed' },
      async ({ page }) => {
        await slowDown(page);
        await watchLongTasks(page);
        const limit = { longTasks: 7, blockedWorks: 30 };
        const time = await quietest(limit, async () => {
          await page.goto(path, { waitUntil: 'load' });
          await page.evaluate(() => customElements.whenDefined('painting-estimator'));
          return busyTime(page);
        });
        expect(isWithin(time, limit), JSON.stringify(time)).toBe(true);
      },
    );
  }

  test('an estimator on a third-party page mounts with few long tasks', { tag: '@timed' }, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const address = thirdPartySite.show(
      '/one',
      hostPage(server.origin, '<painting-estimator></painting-estimator>'),
    );
    await slowDown(page);
    await watchLongTasks(page);
    const limit = { longTasks: 2, blockedWorks: 15 };
    const time = await quietest(limit, async () => {
      await page.goto(address);
      await expect(estimatorControls(page.locator('painting-estimator')).firstName).toBeVisible();
      return busyTime(page);
    });
    expect(isWithin(time, limit), JSON.stringify(time)).toBe(true);
  });

  test('fast typing on a slow CPU loses no key and causes no render', async ({ page }) => {
    await page.goto('/estimator');
    await untilReady(page);
    await slowDown(page);
    const { address } = estimatorControls(page.locator('main painting-estimator'));
    await address.focus();
    await page.locator('main painting-estimator').evaluate((element) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        changes.push(...records.map(({ type, target }) => `${type} in ${target.nodeName}`));
      }).observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
    });
    const text = '34 Compiler Street, apartment 1952, behind the harbour';
    await page.keyboard.type(text);
    await expect(address).toHaveValue(text);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  });

  test('five messages at once cause at most two layouts, a step change with the calculator drawn ahead four, and the choice one', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const one = hostPage(server.origin, '<painting-estimator></painting-estimator>');
    await page.goto(thirdPartySite.show('/one', one));
    const wizard = page.locator('painting-estimator');
    const controls = estimatorControls(wizard);
    await controls.toOptions.hover();
    const messages = await layoutsOf(page, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await expect(wizard.locator('[part=error]')).toHaveCount(5);
    });
    expect(messages).toBeLessThanOrEqual(2);

    for (const field of ['firstName', 'familyName', 'phone'] as const)
      await controls[field].fill('4165550199');
    await controls.address.fill('34 Compiler Street');
    await controls.email.fill('grace@example.com');
    await controls.toOptions.hover();
    const step = await layoutsOf(page, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await expect(wizard.locator('form.step h2')).toBeAttached();
    });
    expect(step).toBeLessThanOrEqual(4);

    const calculator = wizard.locator('form.step');
    await controls.wholeCondo.hover();
    await wizard.evaluate((element) => {
      const added = { nodes: 0 };
      Object.assign(window, { added });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          added.nodes += 1 + (node instanceof Element ? node.querySelectorAll('*').length : 0);
      }).observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true });
    });
    const choice = await layoutsOf(page, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await expect(calculator).toBeVisible();
    });
    expect(choice).toBeLessThanOrEqual(1);
    const added = await page.evaluate(() => (window as unknown as { added: { nodes: number } }).added.nodes);
    expect(added).toBeLessThanOrEqual(10);
  });

  test('fifty forms on a page work, and cost less than sixteen pages', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const one = thirdPartySite.show('/one', hostPage(server.origin, forms(1)));
    const fifty = thirdPartySite.show('/fifty', hostPage(server.origin, forms(50)));
    const single = await scriptWork(page, one);
    requests.length = 0;
    const many = await scriptWork(page, fifty);
    expect(requests).toEqual(['/fifty', '/widgets/painting-widgets.js']);
    expect(many / single).toBeLessThan(16);

    const all = page.locator('painting-quote-form');
    await expect(all).toHaveCount(50);
    for (let index = 0; index < 50; index += 1) {
      await quoteControls(all.nth(index)).name.fill(`Visitor ${index}`);
    }
    const typed = await all.evaluateAll((elements) =>
      elements.map((element) => element.shadowRoot?.querySelector('input')?.value),
    );
    expect(typed).toEqual(Array.from({ length: 50 }, (_, index) => `Visitor ${index}`));
    const sheets = await all.evaluateAll(
      (elements) => new Set(elements.flatMap((element) => element.shadowRoot?.adoptedStyleSheets ?? [])).size,
    );
    const sheetsOfOne = await all
      .first()
      .evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length ?? 0);
    expect(sheets).toBe(sheetsOfOne);
  });

  /** CPU time of the page's scripts for a visit, independent of other programs. */
  async function scriptWork(page: Page, address: string): Promise<number> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const time = async () => metric(await session.send('Performance.getMetrics'), 'TaskDuration');
    await page.goto(address);
    await expect(quoteControls(page.locator('painting-quote-form').last()).name).toBeVisible();
    const seconds = await time();
    await session.detach();
    return seconds;
  }

  /** Number of layouts caused by an action. */
  async function layoutsOf(page: Page, action: () => Promise<void>): Promise<number> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => metric(await session.send('Performance.getMetrics'), 'LayoutCount');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const before = await layouts();
    await action();
    const after = await layouts();
    await session.detach();
    return after - before;
  }

  function metric(
    { metrics }: { readonly metrics: readonly { readonly name: string; readonly value: number }[] },
    name: string,
  ): number {
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  }
});

test.describe('next page', () => {
  test('hovering a link prefetches its page', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const mistakes: string[] = [];
    const fetched: string[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      if (ruleSet.errorType) mistakes.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
    });
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'faqs' }).hover();
    await expect.poll(() => fetched).toEqual(['/faqs']);
    expect(mistakes).toEqual([]);
  });
});
