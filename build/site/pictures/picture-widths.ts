/** A card on desktop, a full-width picture on a 2x phone, and the same on a 3x phone or a desktop banner. */
const smallerWidths = [480, 880, 1290];
/** The widest banner, 1040 px, at 2x. */
const largestWidth = 2080;

/** Served widths in px, ascending, at most the picture's own. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  // A width close to the largest saves nothing.
  return [...smallerWidths.filter((width) => width * 1.2 < largest), largest];
}
