/** What a card takes on a desktop, a picture across a phone on a screen of two device pixels, and that on one of three or a desktop's banner. */
const smallerWidths = [480, 880, 1290];
/** What the widest banner takes on a desktop of two device pixels: it is 1040 px wide. */
const largestWidth = 2080;

/** The widths in px at which a picture is served, smallest first and never above its own. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  // A width close to the largest would save nothing.
  return [...smallerWidths.filter((width) => width * 1.2 < largest), largest];
}
