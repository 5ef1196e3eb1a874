import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import type { carouselAttributes } from './carousel-attributes';
import { type CarouselPlan, planCarousel, planUnmeasured } from './positions';
import { prefersReducedMotion } from './prefers-reduced-motion';
import { type Autoplay, useAutoplay } from './use-autoplay';
import { useGestures } from './use-gestures';
import { useIsNarrow } from './use-is-narrow';
import { type Motion, useMotion } from './use-motion';

/** The parsed attributes that both carousels have (docs/tags.md#attributes). */
export type CarouselSettings = PropsOf<ReturnType<typeof carouselAttributes>>;

/** The state of a carousel: what `CarouselView` draws. */
export interface Carousel {
  readonly plan: CarouselPlan;
  /** Whether its width is known; until then the slides have no places (`first-styles.ts`). */
  readonly isMeasured: boolean;
  readonly motion: Motion;
  readonly autoplay: Autoplay;
  readonly transitionMs: number;
  readonly gapPx: number;
  /** 1 where text runs to the right, -1 where it runs to the left. */
  readonly directionSign: 1 | -1;
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
}

/** Runs a carousel of `count` slides (docs/behaviour.md#115-carousels): motion, autoplay, swipes, keys, and `painting-slide` after each move. */
export function useCarousel(count: number, settings: CarouselSettings): Carousel {
  const { element } = useHost();
  const ruler = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // While a page is prerendered there is no visitor with a preference.
  const isStill = element !== null && prefersReducedMotion();
  const isNarrow = useIsNarrow(ruler);
  const isMeasured = isNarrow !== undefined;

  const column = isNarrow ? 0 : 1;
  const visible = isMeasured ? settings.visible[column] : Math.min(...settings.visible);
  const step = settings.step[column];
  const plan = useMemo(
    () => (isMeasured ? planCarousel(count, visible, step) : planUnmeasured(count, visible)),
    [isMeasured, count, visible, step],
  );
  const transitionMs = isStill ? 0 : settings.transitionMs;
  const motion = useMotion(plan, transitionMs);
  const autoplay = useAutoplay(motion, settings.autoplayMs, plan.step > 0 && !isStill);
  const directionSign = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  useGestures({ motion, plan, directionSign, viewport, track });
  useRests(motion, count, track);

  return {
    plan,
    isMeasured,
    motion,
    autoplay,
    transitionMs,
    gapPx: settings.gapPx,
    directionSign,
    ruler,
    viewport,
    track,
  };
}

/** Emits `painting-slide` each time a move has come to rest. */
function useRests({ rests, index }: Motion, count: number, track: Carousel['track']): void {
  const { emit } = useHost();
  const emitted = useRef(0);
  useLayoutEffect(() => {
    if (emitted.current === rests) return;
    emitted.current = rests;
    // Makes the browser lay out the place after the jump, or the next transition would start from the one before it.
    track.current?.getBoundingClientRect();
    emit('painting-slide', { index, of: count });
  }, [rests, index, count, track, emit]);
}
