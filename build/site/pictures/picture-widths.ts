const smallestWidth = 480;
/** What phones choose for a picture as wide as they are: at most 440 px, two or three device pixels each. */
const middleWidth = 880;
const largestWidth = 1600;

/** The widths in px a picture is served at, smallest first, never above its own; three where the master is large enough. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  // Close to the largest, the middle width would be a step nobody needs: put it halfway instead.
  const middle = largest >= middleWidth * 1.5 ? middleWidth : Math.round((smallestWidth + largest) / 2);
  return [smallestWidth, middle, largest].filter(
    (width, index, all) => width <= largest && all.indexOf(width) === index,
  );
}
