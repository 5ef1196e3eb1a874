import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isElement } from '../element/node-kinds';
import { useElement } from '../element/use-element';
import type { CarouselPlan } from './positions';
import type { Motion } from './use-motion';

/** Smaller movements are taps. */
const slopPx = 8;
/** Shorter swipes move nothing. */
const swipePx = 40;

interface Gestures {
  readonly motion: Motion;
  readonly plan: CarouselPlan;
  /** 1 in left-to-right text, -1 in right-to-left. */
  readonly directionSign: 1 | -1;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
}

/**
 * Moves the slides by arrow keys, finger or pen; the mouse still selects text and drags links. Uses native
 * listeners, because events from slotted slides never reach React's.
 */
export function useGestures(gestures: Gestures): void {
  const { element } = useElement();
  const latest = useRef(gestures);
  latest.current = gestures;

  useLayoutEffect(() => {
    const box = latest.current.viewport.current;
    if (!element || !box) return;
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { signal: listening.signal });
    let startPx: number | undefined;
    let byPx = 0;

    const draw = (to: number) => {
      const { plan, track } = latest.current;
      const reachPx = (box.clientWidth * plan.step) / plan.visible;
      byPx = Math.max(-reachPx, Math.min(reachPx, to));
      track.current?.style.setProperty('--painting-drag', `${byPx}px`);
    };
    const end = () => {
      const { motion, directionSign } = latest.current;
      const steps = Math.abs(byPx) < swipePx ? 0 : byPx < 0 === directionSign > 0 ? 1 : -1;
      if (byPx !== 0) motion.go(steps);
      draw(0);
      startPx = undefined;
    };
    on(box, 'pointerdown', ({ pointerType, isPrimary, clientX }) => {
      const { plan, motion } = latest.current;
      const canStart = isPrimary && pointerType !== 'mouse' && plan.step > 0 && !motion.isMoving;
      if (canStart) startPx = clientX;
    });
    on(box, 'pointermove', ({ isPrimary, clientX }) => {
      if (startPx === undefined || !isPrimary) return;
      if (byPx !== 0 || Math.abs(clientX - startPx) > slopPx) draw(clientX - startPx);
    });
    on(box, 'pointerup', end);
    // The browser takes over the touch to scroll the page.
    on(box, 'pointercancel', () => {
      byPx = Math.sign(byPx);
      end();
    });
    on(element, 'keydown', (event) => {
      const { motion, plan, directionSign } = latest.current;
      const arrow = plan.step > 0 ? arrowKey(event) : 0;
      if (arrow === 0) return;
      event.preventDefault();
      motion.go(arrow === directionSign ? 1 : -1);
    });
    return () => listening.abort();
  }, [element]);
}

/**
 * Direction of an arrow key: 1 for right, -1 for left. 0 for other keys, with a modifier key, after another handler,
 * and in controls with their own use of arrows.
 */
export function arrowKey(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const [target] = event.composedPath();
  const usesArrows = 'input, select, textarea, video, [contenteditable]';
  if (isElement(target) && target.matches(usesArrows)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}
