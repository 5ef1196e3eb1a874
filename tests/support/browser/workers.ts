import { availableParallelism } from 'node:os';

/**
 * Concurrent browser pages. Pages mostly wait for frames, timers and slow services, so two per core keep it
 * busy without delaying frames.
 */
export const pagesAtOnce = Math.max(2, availableParallelism() * 2);
