import type { CDPSession, Page } from 'playwright/test';

/** How busy the page's main thread was. */
export interface BusyTime {
  /** Tasks over 50 ms, during which the page can't respond. */
  readonly longTasks: number;
  /** Their time beyond 50 ms, in reference works, which makes machines comparable. */
  readonly blockedWorks: number;
}

/** Throttles the page's CPU to a quarter, like a cheap phone's. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Records long tasks in every page opened from here on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durationsMs: number[] = [];
    Object.assign(window, { durationsMs });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durationsMs.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Long tasks since the page opened or the last call. */
export async function busyTime(page: Page): Promise<BusyTime> {
  const durationsMs = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { durationsMs: number[] }).durationsMs.splice(0);
  });
  const blockedMs = durationsMs.reduce((sum, durationMs) => sum + durationMs - 50, 0);
  return { longTasks: durationsMs.length, blockedWorks: blockedMs / (await referenceWorkMs(page)) };
}

/** Duration of a fixed piece of work in ms: a few, or four times that at a quarter of the speed. */
async function referenceWorkMs(page: Page): Promise<number> {
  const timesMs = await page.evaluate(() => {
    const work = () => {
      const texts = Array.from({ length: 6000 }, (_, index) => `${(index * 7919) % 6007} ${index}`);
      return texts.sort().join().length;
    };
    return Array.from({ length: 5 }, () => {
      const startMs = performance.now();
      work();
      return performance.now() - startMs;
    });
  });
  // Discards tasks caused by the measurement.
  await page.evaluate(() => (window as unknown as { durationsMs?: number[] }).durationsMs?.splice(0));
  return timesMs.sort((a, b) => a - b)[2] ?? Number.NaN;
}
