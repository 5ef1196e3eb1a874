import { availableParallelism } from 'node:os';

/**
 * How many browser pages work at the same time. A page mostly waits: for frames, for timers, for services that answer
 * a second later; two for each core keep the cores busy without slowing a page's frames down.
 */
export const pagesAtOnce = Math.max(2, availableParallelism() * 2);
