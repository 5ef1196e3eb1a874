/** A limit of an engine or of its driver. */
export interface Limit {
  readonly reason: string;
  /** Titles of the tags' tests that it affects. */
  readonly tests?: RegExp;
}

const media: Limit = {
  reason: 'takes no emulation of media, so that reduced motion is tested in Chromium',
  tests: /reduced motion/,
};

const limits: Readonly<Record<string, readonly Limit[]>> = {
  Firefox: [media],
  WebKitGTK: [
    media,
    { reason: 'has no moveBefore, so that a move blurs', tests: /moveBefore/ },
    {
      reason:
        "tells nothing of the console over WebDriver: what a page logs is read by a script of its own, on other people's pages",
    },
  ],
};

/**
 * Limits of an engine. Failures they explain are counted separately; a limit that explains none is itself a
 * failure.
 */
export function limitsOf(engine: string): readonly Limit[] {
  return limits[engine] ?? [];
}
