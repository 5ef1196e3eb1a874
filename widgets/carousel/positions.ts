/**
 * How a carousel stands and moves, in slides and without DOM (docs/behaviour.md#115-carousels). Positions count from the first slide: 0 to
 * `count - 1` are the slides in their order, below and above them they are repeated.
 */
export interface CarouselPlan {
  readonly count: number;
  /** Slides seen at once. */
  readonly visible: number;
  /** Slides moved at once; 0 when all slides are seen anyway. */
  readonly step: number;
  readonly copiesBefore: number;
  readonly copiesAfter: number;
}

/** `1` towards the end of the slides, `-1` towards their start. */
export type Direction = 1 | -1;

/**
 * Plans as many copies at both ends as one move can bring into view.
 * A step of a whole round or more would show the same slide again: it then moves by the slides seen at once.
 */
export function planCarousel(count: number, visible: number, step: number): CarouselPlan {
  if (count <= visible) return { count, visible, step: 0, copiesBefore: 0, copiesAfter: 0 };
  const stride = step < count ? step : visible;
  return { count, visible, step: stride, copiesBefore: stride, copiesAfter: stride + visible - 1 };
}

/**
 * Plans what can be drawn before the carousel's width is known: every slide once, and none out of reach. It moves if at
 * least one slide is out of view where the fewest are seen.
 */
export function planUnmeasured(count: number, fewestVisible: number): CarouselPlan {
  return { count, visible: count, step: Number(count > fewestVisible), copiesBefore: 0, copiesAfter: 0 };
}

/** Every position drawn, copies included, in their order. */
export function drawnPositions({ count, copiesBefore, copiesAfter }: CarouselPlan): readonly number[] {
  return Array.from({ length: copiesBefore + count + copiesAfter }, (_, place) => place - copiesBefore);
}

/** The index of the slide that stands, itself or as a copy, at a position. */
export function slideIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The index to jump to once a move to the position is over; 0 when nothing can move. */
export function restingIndex({ count, step }: CarouselPlan, position: number): number {
  return step === 0 ? 0 : slideIndex(position, count);
}

/** Whether a position is seen while the carousel stands at `first`. */
export function isSeen({ visible }: CarouselPlan, first: number, position: number): boolean {
  return position >= first && position < first + visible;
}

/**
 * Whether only a copy stands at a position while the carousel rests at `first`.
 * Near the end the window reaches into the repeated slides: there the slides themselves stand, so that whatever is seen
 * at rest can be used, and the copies take their places out of view.
 */
export function isCopy(plan: CarouselPlan, first: number, position: number): boolean {
  return homePosition(plan, first, slideIndex(position, plan.count)) !== position;
}

/** Where the slide with this index itself stands while the carousel rests at `first`. */
export function homePosition(plan: CarouselPlan, first: number, index: number): number {
  const repeated = index + plan.count;
  return plan.step > 0 && isSeen(plan, first, repeated) ? repeated : index;
}
