import type { CSSProperties } from 'react';
import type { CarouselState } from './use-carousel';

/**
 * Positions the row relative to the viewport's width, without measuring pixels. Undefined until the number of
 * visible slides is known.
 */
export function trackStyle(carousel: CarouselState): CSSProperties | undefined {
  const { plan, isMeasured, motion, gapPx, transitionMs, directionSign } = carousel;
  if (!isMeasured) return undefined;
  const passed = (plan.copiesBefore + motion.index + motion.offset) * -directionSign;
  return {
    columnGap: `${gapPx}px`,
    gridAutoColumns: slideWidth(plan.visible, gapPx),
    transform: `translateX(calc((100% + ${gapPx}px) / ${plan.visible} * ${passed} + var(--painting-drag, 0px)))`,
    transition: motion.isMoving ? `transform ${transitionMs}ms ease` : 'none',
  };
}

/** CSS width of a slide when `visible` slides share the row. */
export function slideWidth(visible: number, gapPx: number): string {
  return `calc((100% - ${(visible - 1) * gapPx}px) / ${visible})`;
}
