import type { CDPSession } from 'playwright/test';

/** What a page holds after the garbage is gone. */
export interface PageLoad {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Collects the page's garbage and counts what is left of its nodes, listeners and heap. */
export async function pageLoad(browser: CDPSession): Promise<PageLoad> {
  // What a finaliser lets go of is garbage only at the next collection.
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
