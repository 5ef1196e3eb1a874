import type { Page } from 'playwright/test';

/** A layout shift as the browser reports it. */
export interface Shift {
  readonly value: number;
  /** Elements that moved and are still in the document. */
  readonly what: readonly string[];
}

/** Records layout shifts in every page opened from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '…'));
        shifts.push({ value: entry.value, what: what.map((html) => html.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });

    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
  });
}

/** Layout shifts so far; waits two frames to catch the last ones. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly Shift[] }).shifts;
  });
}

/** Scrolls to the end and back one screen at a time, and waits for all pictures. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
    for (let screen = 0; screen <= screens; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // Pictures the test scrolled past too fast, unlike a reader, load now.
    for (const image of document.images) image.loading = 'eager';
    while ([...document.images].some((image) => !image.complete)) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
