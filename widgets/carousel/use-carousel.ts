import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useElement } from '../element/use-element';
import type { carouselAttributes } from './carousel-api';
import { type CarouselPlan, planCarousel, planUnmeasured } from './positions';
import { useGestures } from './use-gestures';
import { type Motion, prefersReducedMotion, useMotion } from './use-motion';

/** Parsed attributes of both carousels (docs/tags.md#attributes). */
export type CarouselSettings = PropsOf<ReturnType<typeof carouselAttributes>>;

/** State of a carousel, as rendered by `CarouselView`. */
export interface CarouselState {
  readonly plan: CarouselPlan;
  /** Whether the width is known; until then slides have no positions (`first-styles.ts`). */
  readonly isMeasured: boolean;
  readonly motion: Motion;
  readonly autoplay: Autoplay;
  readonly transitionMs: number;
  readonly gapPx: number;
  /** 1 in left-to-right text, -1 in right-to-left. */
  readonly directionSign: 1 | -1;
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
}

/**
 * Runs a carousel of `count` slides (docs/behaviour.md#115-carousels): moves, autoplay, swipes, keys, and
 * `painting-slide` after each move.
 */
export function useCarousel(count: number, settings: CarouselSettings): CarouselState {
  const { element } = useElement();
  const ruler = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // During prerendering there is no visitor preference.
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

/** Emits `painting-slide` after each move. */
function useRests({ rests, index }: Motion, count: number, track: CarouselState['track']): void {
  const { emit } = useElement();
  const emitted = useRef(0);
  useLayoutEffect(() => {
    if (emitted.current === rests) return;
    emitted.current = rests;
    // Forces layout after the jump, or the next transition would start from the old position.
    track.current?.getBoundingClientRect();
    emit('painting-slide', { index, of: count });
  }, [rests, index, count, track, emit]);
}

/** Narrower carousels are 'mobile' (docs/behaviour.md#115-carousels), in px, and in the size of their letters. */
export const narrowBelowPx = 640;
export const narrowBelowEm = 37;

/**
 * Whether the carousel itself is narrow, whatever the window; undefined until measured. Keeps the last result
 * while hidden. The ruler is an empty node without height, because observing one that grows with the result
 * would loop.
 */
function useIsNarrow(ruler: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNarrow, setIsNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const node = ruler.current;
    if (!node) return;
    const measure = (widthPx: number) => {
      const emPx = Number.parseFloat(getComputedStyle(node).fontSize);
      if (widthPx > 0) setIsNarrow(widthPx < Math.max(narrowBelowPx, narrowBelowEm * emPx));
    };
    measure(node.offsetWidth);
    if (!('ResizeObserver' in window)) return; // jsdom
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(node);
    return () => observer.disconnect();
  }, [ruler]);
  return isNarrow;
}

/** Autoplay state for the controls. */
interface Autoplay {
  /** Whether the slides can move by themselves, which requires a pause button (WCAG 2.2.2). */
  readonly isOffered: boolean;
  readonly isPaused: boolean;
  togglePause(): void;
}

/**
 * Moves on after each pause of `intervalMs`; 0 disables it. Waits another interval while the carousel is hovered or
 * focused, the tab is hidden, or motion is reduced.
 */
function useAutoplay({ isMoving, go }: Motion, intervalMs: number, canMove: boolean): Autoplay {
  const { element } = useElement();
  const [isPaused, setIsPaused] = useState(false);
  const isOffered = intervalMs > 0 && canMove;
  const isResting = isOffered && !isPaused && !isMoving;

  useEffect(() => {
    if (!isResting || !element) return;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => (isInUse(element) ? wait() : go(1, { isAutomatic: true })), intervalMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [element, isResting, intervalMs, go]);

  return { isOffered, isPaused, togglePause: () => setIsPaused((paused) => !paused) };
}

function isInUse(element: HTMLElement): boolean {
  return element.matches(':hover, :focus-within') || element.ownerDocument.hidden || prefersReducedMotion();
}
