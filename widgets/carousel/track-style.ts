import type { CSSProperties } from 'react';
import type { Carousel } from './use-carousel';

/**
 * Places the row of slides relative to the viewport's own width, so that nothing has to be measured in pixels.
 * Undefined until it is known how many slides are shown.
 */
export function trackStyle(carousel: Carousel): CSSProperties | undefined {
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

/** The width of a slide in CSS, where `visible` of them share the row. */
export function slideWidth(visible: number, gapPx: number): string {
  return `calc((100% - ${(visible - 1) * gapPx}px) / ${visible})`;
}
