import type { CDPSession } from 'playwright/test';

/** What a page holds after garbage collection. */
export interface PageLoad {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Collects garbage and counts remaining nodes, listeners and heap. */
export async function pageLoad(browser: CDPSession): Promise<PageLoad> {
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
