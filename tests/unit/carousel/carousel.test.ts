import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CarouselPlan,
  type Direction,
  drawnPositions,
  isCopy,
  isSeen,
  planCarousel,
  planUnmeasured,
  restingIndex,
  slideIndex,
} from '../../../widgets/carousel/positions';
import { slideWidth, trackStyle } from '../../../widgets/carousel/track-style';
import type { CarouselState } from '../../../widgets/carousel/use-carousel';
import { arrowKey } from '../../../widgets/carousel/use-gestures';

const upTo = (highest: number) => Array.from({ length: highest + 1 }, (_, number) => number);
const directions: readonly Direction[] = [1, -1];

/** Carousels of 0 to 8 slides, with up to 6 visible, moving by up to 10. */
const cases = upTo(8).flatMap((count) =>
  upTo(5).flatMap((more) => upTo(9).map((steps) => ({ count, visible: more + 1, step: steps + 1 }))),
);

/** Every index at which a carousel can rest. */
function restsOf(plan: CarouselPlan): number[] {
  return plan.step === 0 ? [0] : upTo(plan.count - 1);
}

/** Visible slides, in order, at a position. */
function seenFrom(plan: CarouselPlan, first: number): number[] {
  return drawnPositions(plan)
    .filter((position) => isSeen(plan, first, position))
    .map((position) => slideIndex(position, plan.count));
}

describe('The plan of a carousel', () => {
  it('needs neither copies nor moves if every slide is visible', () => {
    for (const { count, visible, step } of cases.filter((one) => one.count <= one.visible)) {
      const plan = planCarousel(count, visible, step);
      expect(plan).toMatchObject({ step: 0, copiesBefore: 0, copiesAfter: 0 });
      expect(drawnPositions(plan)).toEqual(upTo(count - 1));
    }
  });

  it("repeats the home page's services: one before, three after", () => {
    expect(planCarousel(4, 3, 1)).toMatchObject({ copiesBefore: 1, copiesAfter: 3 });
    expect(drawnPositions(planCarousel(4, 3, 1))).toEqual([-1, 0, 1, 2, 3, 4, 5, 6]);
  });

  it("repeats the home page's reviews: two before, three after", () => {
    expect(planCarousel(6, 2, 2)).toMatchObject({ copiesBefore: 2, copiesAfter: 3 });
  });

  it('moves by the visible slides if the step is a full round or more', () => {
    expect(planCarousel(4, 1, 4).step).toBe(1);
    expect(planCarousel(4, 3, 9).step).toBe(3);
    expect(planCarousel(4, 1, 3).step).toBe(3);
  });

  it('renders every slide itself exactly once, wherever it rests', () => {
    for (const { count, visible, step } of cases) {
      const plan = planCarousel(count, visible, step);
      for (const first of restsOf(plan)) {
        const own = drawnPositions(plan).filter((position) => !isCopy(plan, first, position));
        const indexes = own.map((position) => slideIndex(position, count)).sort((one, other) => one - other);
        expect(indexes).toEqual(upTo(count - 1));
      }
    }
  });

  it('shows no copy at rest', () => {
    for (const { count, visible, step } of cases) {
      const plan = planCarousel(count, visible, step);
      for (const first of restsOf(plan)) {
        const seen = drawnPositions(plan).filter((position) => isSeen(plan, first, position));
        expect(seen.some((position) => isCopy(plan, first, position))).toBe(false);
      }
    }
  });
});

describe('The plan of a carousel of unknown width', () => {
  it('renders every slide once, in order and reachable', () => {
    for (const { count, visible } of cases) {
      const plan = planUnmeasured(count, visible);
      expect(drawnPositions(plan)).toEqual(upTo(count - 1));
      for (const position of upTo(count - 1)) {
        expect(isSeen(plan, 0, position)).toBe(true);
        expect(isCopy(plan, 0, position)).toBe(false);
      }
    }
  });

  it('offers moves if the fewest visible slides are not all', () => {
    for (const { count, visible } of cases) {
      expect(planUnmeasured(count, visible).step > 0).toBe(planCarousel(count, visible, 1).step > 0);
    }
  });
});

describe('A move of a carousel', () => {
  const moving = cases
    .map(({ count, visible, step }) => planCarousel(count, visible, step))
    .filter((plan) => plan.step > 0);

  it.each(directions)('a move shows only rendered slides (direction %i)', (direction) => {
    for (const plan of moving) {
      for (const index of upTo(plan.count - 1)) {
        expect(seenFrom(plan, index)).toHaveLength(plan.visible);
        expect(seenFrom(plan, index + direction * plan.step)).toHaveLength(plan.visible);
      }
    }
  });

  it.each(directions)(
    'shows the same slides before and after the silent jump (direction %i)',
    (direction) => {
      for (const plan of moving) {
        for (const index of upTo(plan.count - 1)) {
          const target = index + direction * plan.step;
          const rest = restingIndex(plan, target);
          expect(restsOf(plan)).toContain(rest);
          expect(seenFrom(plan, rest)).toEqual(seenFrom(plan, target));
        }
      }
    },
  );

  it.each(directions)('a move never ends where it started (direction %i)', (direction) => {
    for (const plan of moving) {
      for (const index of upTo(plan.count - 1)) {
        expect(restingIndex(plan, index + direction * plan.step)).not.toBe(index);
      }
    }
  });

  it('is undone by the reverse move', () => {
    for (const plan of moving) {
      for (const index of upTo(plan.count - 1)) {
        const there = restingIndex(plan, index + plan.step);
        expect(restingIndex(plan, there - plan.step)).toBe(index);
      }
    }
  });

  it('visits every slide in turn when moving by one', () => {
    for (const plan of moving.filter(({ step }) => step === 1)) {
      const round = upTo(plan.count - 1).map((moves) => restingIndex(plan, moves));
      expect(round).toEqual(upTo(plan.count - 1));
      expect(restingIndex(plan, plan.count)).toBe(0);
      expect(restingIndex(plan, -1)).toBe(plan.count - 1);
    }
  });

  it('ends at the sum of all moves, however many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.constantFrom(...directions), { maxLength: 60 }),
        (count, visible, step, walk) => {
          const plan = planCarousel(count, visible, step);
          const end = walk.reduce((index, direction) => restingIndex(plan, index + direction * plan.step), 0);
          const sum = walk.reduce((total: number, direction) => total + direction, 0) * plan.step;
          expect(end).toBe(plan.step === 0 ? 0 : slideIndex(sum, count));
          expect(seenFrom(plan, end)).toHaveLength(Math.min(count, visible));
        },
      ),
    );
  });
});

describe('The position of a carousel whose slides change', () => {
  it('is an existing slide', () => {
    for (const { count, visible, step } of cases.filter((one) => one.count > 0)) {
      const plan = planCarousel(count, visible, step);
      for (const before of upTo(12)) {
        expect(restingIndex(plan, before)).toBeGreaterThanOrEqual(0);
        expect(restingIndex(plan, before)).toBeLessThan(count);
      }
    }
  });

  it('is the first if all are visible, or there are none', () => {
    expect(restingIndex(planCarousel(3, 3, 1), 2)).toBe(0);
    expect(restingIndex(planCarousel(0, 1, 1), 5)).toBe(0);
  });
});

describe('arrow key', () => {
  /** The inspected part of a key event, without a browser. */
  function pressed(
    key: string,
    over: Partial<KeyboardEvent> = {},
    target: object = element('p'),
  ): KeyboardEvent {
    return { key, composedPath: () => [target], ...over } as KeyboardEvent;
  }

  /** An element matched only by its name. */
  function element(name: string): object {
    return { nodeType: 1, matches: (selector: string) => selector.split(', ').includes(name) };
  }

  test.each([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowUp', 0],
    ['Tab', 0],
  ])('%s has direction %d', (key, direction) => {
    expect(arrowKey(pressed(key))).toBe(direction);
  });

  describe('ignored arrow keys', () => {
    test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])(
      'an arrow key with %s is ignored',
      (name) => {
        expect(arrowKey(pressed('ArrowRight', { [name]: true }))).toBe(0);
      },
    );

    test.each(['input', 'select', 'textarea', 'video', '[contenteditable]'])(
      'an arrow key in %s is ignored',
      (name) => {
        expect(arrowKey(pressed('ArrowRight', {}, element(name)))).toBe(0);
      },
    );
  });

  test('an arrow key counts if its target is not an element, such as the document', () => {
    expect(arrowKey(pressed('ArrowLeft', {}, { nodeType: 9 }))).toBe(-1);
  });
});

describe('track style', () => {
  /** A carousel of six slides, two of them visible, with gaps of 20 px and two copies before the first slide. */
  function carousel(over: Partial<CarouselState> = {}): CarouselState {
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
    } as CarouselState;
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
    const motion = { index: 1, offset: 2 * way, isMoving: true } as CarouselState['motion'];
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
});
