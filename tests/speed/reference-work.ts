import type { CDPSession, Page } from 'playwright/test';

/** How busy the page's main thread was. */
export interface BusyTime {
  /** Tasks longer than 50 ms: while one runs, nothing that a visitor does is answered. */
  readonly longTasks: number;
  /** What those took beyond their 50 ms, measured in reference works: the same on a slow machine as on a fast one. */
  readonly blockedWorks: number;
}

/** Slows the page's processor down to a quarter, as a cheap telephone's is. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Watches every page opened from here on for tasks that stand in the visitor's way. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durationsMs: number[] = [];
    Object.assign(window, { durationsMs });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durationsMs.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The long tasks since the page was opened, or since this was last asked. */
export async function busyTime(page: Page): Promise<BusyTime> {
  const durationsMs = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { durationsMs: number[] }).durationsMs.splice(0);
  });
  const blockedMs = durationsMs.reduce((sum, durationMs) => sum + durationMs - 50, 0);
  return { longTasks: durationsMs.length, blockedWorks: blockedMs / (await referenceWorkMs(page)) };
}

/** How long the page takes for a fixed piece of work, in ms: a few, and four times as many on a quarter of the processor. */
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
  // What the measuring itself took is nobody's task.
  await page.evaluate(() => (window as unknown as { durationsMs?: number[] }).durationsMs?.splice(0));
  return timesMs.sort((a, b) => a - b)[2] ?? Number.NaN;
}
