import { Worker } from 'node:worker_threads';
import type { ReadCalendar } from './busy-calendar';
import type { BusyReading } from './busy-spans';

/** The thread ends by itself after two seconds of reading. One that does not, or can't begin, is ended after this. */
const patienceMs = 20_000;
/** A calendar of 5 MB needs half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Reads a calendar in a thread of its own, so that whatever is in it holds up no call. */
export const readInThread: ReadCalendar = (text, window) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./busy-worker.mjs', import.meta.url), {
      workerData: { text, window },
      resourceLimits,
      execArgv: [],
    });
    // A server that stops waits for no calendar.
    worker.unref();
    const end = (reading: BusyReading | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    };
    const failed = (problem: string) => end({ spans: [], leftOut: [], leftOutCount: 0, problem });
    const timer = setTimeout(() => failed('reading it takes too long'), patienceMs);
    timer.unref();
    worker.once('message', end);
    worker.once('error', () => failed('reading it takes too much memory'));
    worker.once('exit', () => failed('reading it ended early'));
  });
