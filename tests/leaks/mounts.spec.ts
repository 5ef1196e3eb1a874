import type { Page } from 'playwright/test';
import { tagMarkup } from '../support/page/every-tag';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { pageLoad } from './page-load';
import { countTimers, pendingTimers } from './pending-timers';

const mounts = 200;

/** A kilobyte a mount would be a leak; what the engine keeps of compiled code and feedback is far below. */
const heapLimitBytes = mounts * 1024;

/** As on every page, but carousels move by themselves, for their timers to count, and the questions are nodes of the page's own. */
const tags = {
  ...tagMarkup,
  'painting-faq': '<painting-faq><details><summary>When?</summary>Now.</details></painting-faq>',
};

for (const [tag, plain] of Object.entries(tags)) {
  const markup = plain.replace(/^<painting-(review-)?carousel/, '$& autoplay-ms="50"');
  test(`${mounts} times mounted, used and removed, ${tag} leaves nothing behind`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    // Two frames a mount, on a machine that may have other work.
    test.setTimeout(90_000);
    await countTimers(page);
    await page.goto(thirdPartySite.show('/leaks', hostPage(server.origin, '<div id="place"></div>')));
    await page.waitForFunction((tag) => customElements.get(tag), tag);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable');
    await mountAndRemove(page, markup, 30);
    const before = await pageLoad(browser);
    await mountAndRemove(page, markup, mounts);
    const after = await pageLoad(browser);
    expect({ nodes: after.nodes, listeners: after.listeners }).toEqual({
      nodes: before.nodes,
      listeners: before.listeners,
    });
    expect(after.heapBytes - before.heapBytes).toBeLessThan(heapLimitBytes);
    expect(await pendingTimers(page)).toEqual([]);
    expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a leak of one listener and one node a mount would be seen', async ({ page, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show('/leaky', '<!doctype html><title>Leaky</title><link rel="icon" href="data:,">'),
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const before = await pageLoad(browser);
  await page.evaluate((mounts) => {
    const kept: Node[] = [];
    for (let mount = 0; mount < mounts; mount += 1) {
      const node = document.createElement('p');
      kept.push(node);
      addEventListener('click', () => kept.length);
    }
  }, mounts);
  const after = await pageLoad(browser);
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(mounts);
  expect(after.listeners - before.listeners).toBeGreaterThanOrEqual(mounts);
});

/** Mounts the tag, uses what can be used of it without sending anything, and takes it out again. */
async function mountAndRemove(page: Page, markup: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ markup, times }) => {
      const place = document.querySelector('#place');
      const frame = () => new Promise(requestAnimationFrame);
      for (let mount = 0; place && mount < times; mount += 1) {
        place.innerHTML = markup;
        const tag = place.firstElementChild as HTMLElement & { show?(): void };
        await frame();
        tag.show?.();
        for (const field of tag.shadowRoot?.querySelectorAll('input, textarea') ?? []) {
          (field as HTMLInputElement).value = '1';
          field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        }
        for (const button of tag.shadowRoot?.querySelectorAll('button') ?? []) button.click();
        tag.setAttribute('lang', 'fr');
        await frame();
        place.replaceChildren();
      }
      await frame();
    },
    { markup, times },
  );
}
