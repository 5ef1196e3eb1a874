import type { EngineName } from '../../support/browser/engines';

/** A limit of an engine or of its driver. */
export interface Limit {
  readonly reason: string;
  /** Titles of the tags' tests that it affects. */
  readonly tests: RegExp;
}

const media: Limit = {
  reason: 'takes no emulation of media, so that reduced motion is tested in Chromium',
  tests: /reduced motion/,
};

const limits: Readonly<Record<EngineName, readonly Limit[]>> = {
  firefox: [media],
  webkit: [media, { reason: 'has no moveBefore, so that a move blurs', tests: /moveBefore/ }],
};

/**
 * Limits of an engine. Failures they explain are counted separately; a limit that explains none is itself a
 * failure.
 */
export function limitsOf(engine: EngineName): readonly Limit[] {
  return limits[engine];
}
