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

/** The settings that both carousels share, parsed (docs/tags.md#attributes). */
export type CarouselSettings = PropsOf<ReturnType<typeof carouselAttributes>>;

/** A carousel at work: what `CarouselView` draws. */
export interface Carousel {
  readonly plan: CarouselPlan;
  /** Whether its width is known; until then the slides stand without places (`first-styles.ts`). */
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

/** Runs a carousel of `count` slides (docs/behaviour.md#115-carousels): motion, autoplay, swipe, keys, and `painting-slide` at each rest. */
export function useCarousel(count: number, settings: CarouselSettings): Carousel {
  const { element } = useHost();
  const ruler = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Where a page is prerendered nobody has been asked yet.
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

/** Does what is due each time a move has come to rest. */
function useRests({ rests, index }: Motion, count: number, track: Carousel['track']): void {
  const { emit } = useHost();
  const told = useRef(0);
  useLayoutEffect(() => {
    if (told.current === rests) return;
    told.current = rests;
    // The browser has to see the place after a silent jump, or the next move would start from the one before it.
    track.current?.getBoundingClientRect();
    emit('painting-slide', { index, of: count });
  }, [rests, index, count, track, emit]);
}
