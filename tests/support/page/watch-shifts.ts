import type { Page } from 'playwright/test';

/** One movement of things already shown, as the browser counts it. */
export interface Shift {
  readonly value: number;
  /** What moved, as far as it still stands in the document. */
  readonly what: readonly string[];
}

/** Watches every page opened from here on for things that move by themselves. */
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

/** What has moved on the page so far; waits for two frames, so that nothing drawn is left out. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly Shift[] }).shifts;
  });
}

/** Scrolls to the end and back as a reader does, a screen at a time, so that what loads late has come. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
    for (let screen = 0; screen <= screens; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // A reader stays longer than a test: those that were passed too fast come now.
    for (const image of document.images) image.loading = 'eager';
    while ([...document.images].some((image) => !image.complete)) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
