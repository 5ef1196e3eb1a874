import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import type { carouselAttributes } from './carousel-attributes';
import { type CarouselPlan, planCarousel } from './positions';
import { type Autoplay, useAutoplay } from './use-autoplay';
import { useGestures } from './use-gestures';
import { useIsNarrow } from './use-is-narrow';
import { type Motion, useMotion } from './use-motion';
import { useReducedMotion } from './use-reduced-motion';

/** The settings that both carousels share, parsed (TAGS). */
export type CarouselSettings = PropsOf<ReturnType<typeof carouselAttributes>>;

/** A carousel at work: what `CarouselView` draws. */
export interface Carousel {
  readonly plan: CarouselPlan;
  readonly motion: Motion;
  readonly autoplay: Autoplay;
  readonly transitionMs: number;
  readonly gapPx: number;
  /** 1 where text runs to the right, -1 where it runs to the left. */
  readonly reading: 1 | -1;
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
}

/** Runs a carousel of `count` slides (SPEC 4.2, 9): motion, autoplay, swipe, keys, and `painting-slide` at each rest. */
export function useCarousel(count: number, settings: CarouselSettings): Carousel {
  const { element } = useHost();
  const ruler = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const column = useIsNarrow(ruler) ? 0 : 1;

  const visible = settings.visible[column];
  const step = settings.step[column];
  const plan = useMemo(() => planCarousel(count, visible, step), [count, visible, step]);
  const transitionMs = isStill ? 0 : settings.transitionMs;
  const motion = useMotion(plan, transitionMs);
  const autoplay = useAutoplay(motion, settings.autoplayMs, plan.step > 0 && !isStill);
  const reading = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  useGestures({ motion, plan, reading, viewport, track });

  // The browser has to see the place after a silent jump, or the next move would start from the one before it.
  useLayoutEffect(() => {
    if (motion.rests > 0) track.current?.getBoundingClientRect();
  }, [motion.rests]);
  useRestEvents(motion, count);

  return { plan, motion, autoplay, transitionMs, gapPx: settings.gapPx, reading, ruler, viewport, track };
}

/** Sends `painting-slide` each time a move has come to rest. */
function useRestEvents({ rests, index }: Motion, count: number): void {
  const { emit } = useHost();
  const told = useRef(0);
  useLayoutEffect(() => {
    if (told.current === rests) return;
    told.current = rests;
    emit('painting-slide', { index, of: count });
  }, [rests, index, count, emit]);
}
