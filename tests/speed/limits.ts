/**
 * The most that a visitor may be made to fetch or to scroll, in bytes and CSS pixels. Each limit was set at least a tenth
 * above what was there. To raise one, change its line and say why in the commit.
 */
export const limits = {
  /** The one script of all tags, both languages, compressed with brotli. FormKit, the lightest peer, weighs 54,700. */
  tagsScriptBytes: 56_000,
  /** A page's own scripts besides the tags, compressed. */
  pageScriptBytes: 4_500,
  /** A page's HTML, compressed. What is over 13,350 costs a first visit one round trip more (RFC 6928). */
  pageHtmlBytes: 16_000,
  /** A page's style sheets, compressed. */
  pageStyleBytes: 13_500,
  /** A preloaded font. */
  fontBytes: 15_500,
  /** All fonts of the first paint together. */
  fontsBytes: 60_000,
  /** The home page's first picture as a phone fetches it. */
  firstPictureBytes: 15_500,
  /** A first visit on a desktop: all that is fetched before the page is scrolled, as transferred. */
  firstVisitBytes: 240_000,
  firstVisitRequests: 20,
  /** The home page's height, by width of the window. */
  homeHeightPx: { 390: 8_600, 1440: 7_500 },
} as const;
