import { expect, test } from 'vitest';
import { planCarousel } from '../../../widgets/carousel/positions';
import { slideWidth, trackStyle } from '../../../widgets/carousel/track-style';
import type { Carousel } from '../../../widgets/carousel/use-carousel';

/** Six slides, two visible, 20 px apart, with two copies before the first. */
function carousel(over: Partial<Carousel> = {}): Carousel {
  const motion = { index: 1, offset: 0, isMoving: false };
  const plan = planCarousel(6, 2, 2);
  return {
    plan,
    isMeasured: true,
    motion,
    gapPx: 20,
    transitionMs: 300,
    directionSign: 1,
    ...over,
  } as Carousel;
}

test('has no style until the number of visible slides is known', () => {
  expect(trackStyle(carousel({ isMeasured: false }))).toBeUndefined();
});

test('rests at its slide, past the copies before the first', () => {
  expect(trackStyle(carousel())).toEqual({
    columnGap: '20px',
    gridAutoColumns: 'calc((100% - 20px) / 2)',
    transform: 'translateX(calc((100% + 20px) / 2 * -3 + var(--painting-drag, 0px)))',
    transition: 'none',
  });
});

test.each([
  [1, 1, '-5'],
  [-1, 1, '-1'],
  [1, -1, '5'],
] as const)('moves by two slides (%d) where text runs %d', (way, directionSign, passed) => {
  const motion = { index: 1, offset: 2 * way, isMoving: true } as Carousel['motion'];
  const style = trackStyle(carousel({ motion, directionSign }));
  expect(style?.transform).toContain(`/ 2 * ${passed} + `);
  expect(style?.transition).toBe('transform 300ms ease');
});

test.each([
  [1, 16, 'calc((100% - 0px) / 1)'],
  [3, 16, 'calc((100% - 32px) / 3)'],
])('%d slides with gaps of %d px are %s wide', (visible, gapPx, width) => {
  expect(slideWidth(visible, gapPx)).toBe(width);
});
