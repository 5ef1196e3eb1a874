/**
 * Where the slides of a carousel are and how they move, counted in slides, without DOM (docs/behaviour.md#115-carousels). Positions 0 to
 * `count - 1` are the slides in their order; positions below and above repeat them.
 */
export interface CarouselPlan {
  readonly count: number;
  /** Slides shown at once. */
  readonly visible: number;
  /** Slides moved at once; 0 when all slides are shown anyway. */
  readonly step: number;
  readonly copiesBefore: number;
  readonly copiesAfter: number;
}

/** `1` towards the end of the slides, `-1` towards their start. */
export type Direction = 1 | -1;

/**
 * Plans as many copies at both ends as one move can bring into view.
 * A step of a whole round or more would show the same slide again: the carousel then moves by the slides shown at once.
 */
export function planCarousel(count: number, visible: number, step: number): CarouselPlan {
  if (count <= visible) return { count, visible, step: 0, copiesBefore: 0, copiesAfter: 0 };
  const stride = step < count ? step : visible;
  return { count, visible, step: stride, copiesBefore: stride, copiesAfter: stride + visible - 1 };
}

/**
 * Plans what can be drawn before the carousel's width is known: every slide once, and none inert. It can move if a slide is
 * out of view at the width where the fewest are shown.
 */
export function planUnmeasured(count: number, fewestVisible: number): CarouselPlan {
  return { count, visible: count, step: Number(count > fewestVisible), copiesBefore: 0, copiesAfter: 0 };
}

/** Every position drawn, copies included, in their order. */
export function drawnPositions({ count, copiesBefore, copiesAfter }: CarouselPlan): readonly number[] {
  return [...Array(copiesBefore + count + copiesAfter).keys()].map((place) => place - copiesBefore);
}

/** The index of the slide, or of the slide that is copied, at a position. */
export function slideIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The index to jump to once a move to the position has ended; 0 when nothing can move. */
export function restingIndex({ count, step }: CarouselPlan, position: number): number {
  return step === 0 ? 0 : slideIndex(position, count);
}

/** Whether a position is in view while the carousel shows `first` as its first slide. */
export function isSeen({ visible }: CarouselPlan, first: number, position: number): boolean {
  return position >= first && position < first + visible;
}

/**
 * Whether the node at a position is a copy while the carousel rests at `first`.
 * Near the end, the view reaches into the repeated slides. The slides themselves are moved there, so that everything in
 * view at rest can be used, and copies take their usual places out of view.
 */
export function isCopy(plan: CarouselPlan, first: number, position: number): boolean {
  return homePosition(plan, first, slideIndex(position, plan.count)) !== position;
}

/** The position of the slide itself, not of a copy, while the carousel rests at `first`. */
export function homePosition(plan: CarouselPlan, first: number, index: number): number {
  const repeated = index + plan.count;
  return plan.step > 0 && isSeen(plan, first, repeated) ? repeated : index;
}
