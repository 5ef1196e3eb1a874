import { numbersBelow } from '../../shared/numbers-below';

/**
 * Positions and moves of a carousel, in slides, without DOM (docs/behaviour.md#115-carousels). Positions 0 to
 * `count - 1` are the slides in order; those before and after repeat them.
 */
export interface CarouselPlan {
  readonly count: number;
  /** Slides shown at once. */
  readonly visible: number;
  /** Slides per move; 0 if all slides are visible. */
  readonly step: number;
  readonly copiesBefore: number;
  readonly copiesAfter: number;
}

/** `1` moves towards the end, `-1` towards the start. */
export type Direction = 1 | -1;

/**
 * Plans enough copies at both ends for one move. A step of a full round or more would show the same slide
 * again, so it is replaced by the number of visible slides.
 */
export function planCarousel(count: number, visible: number, step: number): CarouselPlan {
  if (count <= visible) return { count, visible, step: 0, copiesBefore: 0, copiesAfter: 0 };
  const stride = step < count ? step : visible;
  return { count, visible, step: stride, copiesBefore: stride, copiesAfter: stride + visible - 1 };
}

/**
 * Plan before the width is known: every slide once, none inert. Movable if a slide is hidden at the width
 * that shows the fewest.
 */
export function planUnmeasured(count: number, fewestVisible: number): CarouselPlan {
  return { count, visible: count, step: Number(count > fewestVisible), copiesBefore: 0, copiesAfter: 0 };
}

/** All rendered positions, including copies, in order. */
export function drawnPositions({ count, copiesBefore, copiesAfter }: CarouselPlan): readonly number[] {
  return numbersBelow(copiesBefore + count + copiesAfter).map((place) => place - copiesBefore);
}

/** Index of the slide, or the copied slide, at a position. */
export function slideIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Slide index to rest at after a move to the position; 0 if nothing can move. */
export function restingIndex({ count, step }: CarouselPlan, position: number): number {
  return step === 0 ? 0 : slideIndex(position, count);
}

/** Whether a position is visible while `first` is the first visible slide. */
export function isSeen({ visible }: CarouselPlan, first: number, position: number): boolean {
  return position >= first && position < first + visible;
}

/**
 * Whether the node at a position is a copy while the carousel rests at `first`. Near the end the view extends
 * into the repeats; the slides themselves move there, so everything visible is usable, and copies replace
 * them out of view.
 */
export function isCopy(plan: CarouselPlan, first: number, position: number): boolean {
  return homePosition(plan, first, slideIndex(position, plan.count)) !== position;
}

/** Position of the slide itself while the carousel rests at `first`. */
function homePosition(plan: CarouselPlan, first: number, index: number): number {
  const repeated = index + plan.count;
  return plan.step > 0 && isSeen(plan, first, repeated) ? repeated : index;
}
