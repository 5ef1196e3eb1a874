const smallestWidth = 480;
/** What phones choose for a picture of the screen's width: at most 440 px at two or three device pixels each. */
const middleWidth = 880;
const largestWidth = 1920;

/** The widths in px at which a picture is served, smallest first and never above its own; three where the master is large enough. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  // A middle width close to the largest would save nothing, so it goes halfway instead.
  const middle = largest >= middleWidth * 1.5 ? middleWidth : Math.round((smallestWidth + largest) / 2);
  return [smallestWidth, middle, largest].filter(
    (width, index, all) => width <= largest && all.indexOf(width) === index,
  );
}
