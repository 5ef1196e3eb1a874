import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../element/host';
import { arrowKey } from './arrow-key';
import type { CarouselPlan } from './positions';
import type { Motion } from './use-motion';
import { watchSwipe } from './watch-swipe';

/** A swipe that ends nearer to its start than this has changed its mind. */
const SWIPE_PX = 40;

interface Gestures {
  readonly motion: Motion;
  readonly plan: CarouselPlan;
  /** 1 where text runs to the right, -1 where it runs to the left. */
  readonly reading: 1 | -1;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
}

/**
 * Moves the slides by a swipe and by the left and right arrow keys.
 * The listeners are the browser's own: what happens in the page's own slides never reaches React's.
 */
export function useGestures(gestures: Gestures): void {
  const { element } = useHost();
  const latest = useRef(gestures);
  latest.current = gestures;

  useLayoutEffect(() => {
    const { viewport, track } = latest.current;
    const box = viewport.current;
    if (!element || !box) return;
    const listening = new AbortController();

    const onKey = (event: KeyboardEvent) => {
      const { motion, plan, reading } = latest.current;
      const arrow = plan.step > 0 ? arrowKey(event) : 0;
      if (arrow === 0) return;
      event.preventDefault();
      motion.go(arrow === reading ? 1 : -1);
    };
    const drag = (byPx: number) => track.current?.style.setProperty('--painting-drag', `${byPx}px`);
    const canStart = () => latest.current.plan.step > 0 && !latest.current.motion.isMoving;
    const onDrag = (byPx: number) => {
      const { plan } = latest.current;
      const reachPx = (box.clientWidth * plan.step) / plan.visible;
      drag(Math.max(-reachPx, Math.min(reachPx, byPx)));
    };
    const onEnd = (byPx: number) => {
      const { motion, reading } = latest.current;
      drag(0);
      if (Math.abs(byPx) < SWIPE_PX) motion.go(0);
      else motion.go(byPx < 0 === reading > 0 ? 1 : -1);
    };
    element.addEventListener('keydown', onKey, { signal: listening.signal });
    watchSwipe(box, { canStart, onDrag, onEnd }, listening.signal);
    return () => listening.abort();
  }, [element]);
}
