import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../../support/page/flow-test';
import { hostPage, tagMarkup } from '../../support/page/host-page';

const isForRelease = process.env.MATRIX === 'all';
/** Few mounts reveal leaked nodes, listeners and timers; heap growth needs many. */
const mounts = isForRelease ? 200 : 50;

/** The engine keeps compiled code and feedback: under 0.3 kB per mount of one tag, under 1.5 kB of all. */
const heapLimitBytes = { one: 200 * 1024, all: 200 * 2048 };

/**
 * As on every page, but carousels autoplay to include their timers, and the questions are the page's nodes.
 */
const tags = {
  ...tagMarkup,
  'painting-faq': '<painting-faq><details><summary>When?</summary>Now.</details></painting-faq>',
};

const ownMovement = (markup: string) =>
  markup.replace(/^<painting-(review-)?carousel/, '$& autoplay-ms="50"');

/** All tags on one page; releases also mount each alone. */
const pages: readonly (readonly [what: string, markup: string, heapBytes: number])[] = [
  ['the tags', Object.values(tags).map(ownMovement).join('\n'), heapLimitBytes.all],
  ...Object.entries(tags).map(
    ([tag, markup]) => [`<${tag}>`, ownMovement(markup), heapLimitBytes.one] as const,
  ),
];
for (const [what, markup, heapBytes] of isForRelease ? pages : pages.slice(0, 1)) {
  test(`after ${mounts} mounts, uses and removals, ${what} leave nothing behind`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    // Two frames per mount, on a possibly busy machine.
    test.setTimeout(90_000);
    await countTimers(page);
    await page.goto(thirdPartySite.show('/leaks', hostPage(server.origin, '<div id="place"></div>')));
    await untilDefined(page);
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
    expect(after.heapBytes - before.heapBytes).toBeLessThan(heapBytes);
    expect(await pendingTimers(page)).toEqual([]);
    expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a leak of one listener and node per mount is detected', async ({ page, thirdPartySite }) => {
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

/** Waits for the script. */
async function untilDefined(page: Page): Promise<void> {
  await page.waitForFunction((names) => names.every((name) => customElements.get(name)), Object.keys(tags));
}

/** Mounts the tags, uses them without sending anything, and removes them. */
async function mountAndRemove(page: Page, markup: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ markup, times }) => {
      const place = document.querySelector('#place');
      const frame = () => new Promise(requestAnimationFrame);
      for (let mount = 0; place && mount < times; mount += 1) {
        place.innerHTML = markup;
        const tags = [...place.children] as (HTMLElement & { show?(): void })[];
        await frame();
        for (const tag of tags) use(tag);
        await frame();
        place.replaceChildren();
      }
      await frame();

      function use(tag: HTMLElement & { show?(): void }): void {
        tag.show?.();
        for (const field of tag.shadowRoot?.querySelectorAll('input, textarea') ?? []) {
          const isColour = field.getAttribute('type') === 'color';
          (field as HTMLInputElement).value = isColour ? '#112233' : '1';
          field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        }
        for (const button of tag.shadowRoot?.querySelectorAll('button') ?? []) button.click();
        tag.setAttribute('lang', 'fr');
      }
    },
    { markup, times },
  );
}

/** Objects of a page after garbage collection. */
interface PageLoad {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Collects garbage and counts remaining nodes, listeners and heap. */
async function pageLoad(browser: CDPSession): Promise<PageLoad> {
  // Memory released by finalizers is collected only next time.
  for (let collections = 0; collections < 3; collections += 1)
    await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapBytes: metric('JSHeapUsedSize'),
  };
}

declare global {
  interface Window {
    /** Stack traces of pending timers and frames, by kind and number. */
    pendingTimers: Map<string, string>;
  }
}

/** Tracks timers and animation frames in every page opened from here on. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Map<string, string>();
    window.pendingTimers = pending;
    const watch = (
      ask: 'setTimeout' | 'requestAnimationFrame',
      off: 'clearTimeout' | 'cancelAnimationFrame',
    ) => {
      const [asked, calledOff] = [window[ask] as (...given: unknown[]) => number, window[off]];
      Object.assign(window, {
        [ask]: (run: (...given: unknown[]) => void, ...given: unknown[]) => {
          const number = asked(
            (...results: unknown[]) => {
              pending.delete(`${ask} ${number}`);
              run(...results);
            },
            ...given,
          );
          pending.set(`${ask} ${number}`, String(new Error(ask).stack));
          return number;
        },
        [off]: (number: number) => {
          pending.delete(`${ask} ${number}`);
          calledOff(number);
        },
      });
    };
    watch('setTimeout', 'clearTimeout');
    watch('requestAnimationFrame', 'cancelAnimationFrame');
    const [repeat, stop] = [window.setInterval as (...given: unknown[]) => number, window.clearInterval];
    Object.assign(window, {
      setInterval: (...given: unknown[]) => {
        const number = repeat(...given);
        pending.set(`setInterval ${number}`, String(new Error('setInterval').stack));
        return number;
      },
      clearInterval: (number: number) => {
        pending.delete(`setInterval ${number}`);
        stop(number);
      },
    });
  });
}

/** Stack traces of pending timers and frames. */
function pendingTimers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...window.pendingTimers.values()]);
}
