/** Something that an engine, or the way it is driven, cannot do. */
export interface Limit {
  readonly reason: string;
  /** The titles of the tests of the tags' sources that need it. */
  readonly tests?: RegExp;
}

const media: Limit = {
  reason: 'takes no emulation of media, so that reduced motion is tested in Chromium',
  tests: /less motion is asked for/,
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

/** What an engine cannot do; a test that fails for such a reason is counted apart, and a reason for which none fails any more is a failure. */
export function limitsOf(engine: string): readonly Limit[] {
  return limits[engine] ?? [];
}
