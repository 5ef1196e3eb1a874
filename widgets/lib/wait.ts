/** A browser did not answer in time. */
export class NoAnswerError extends Error {}

/**
 * The result of `waiting`; rejects with a NoAnswerError if it takes longer than some milliseconds. Some browsers never
 * answer a call to their database, canvas or decoder.
 */
export function within<Result>(milliseconds: number, waiting: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError('The browser did not answer')), milliseconds);
    const stop = () => clearTimeout(timer);
    waiting.then(resolve, reject);
    waiting.then(stop, stop);
  });
}

/** A hidden tab paints nothing. */
const longestPaintMs = 100;

/** Resolves once the browser has painted what was just drawn. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs);
    requestAnimationFrame(() => {
      // A frame's callbacks run before its paint, a message sent by them after it, even if a page slows its timers.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  });
}

/** Resolves after some milliseconds; rejects with the signal's reason if it aborts. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abandon = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abandon);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abandon, { once: true });
  });
}
