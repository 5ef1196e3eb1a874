import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Stack traces of pending timers and frames, by kind and number. */
    pendingTimers: Map<string, string>;
  }
}

/** Tracks timers and animation frames in every page opened from here on. */
export async function countTimers(page: Page): Promise<void> {
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
export function pendingTimers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...window.pendingTimers.values()]);
}
