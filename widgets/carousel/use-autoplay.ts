import { useEffect, useState } from 'react';
import { useHost } from '../element/host';
import { prefersReducedMotion } from './prefers-reduced-motion';
import type { Motion } from './use-motion';

/** What the controls need to know about autoplay. */
export interface Autoplay {
  /** Whether the slides would ever move by themselves: then there is a pause button (WCAG 2.2.2). */
  readonly isOffered: boolean;
  readonly isPaused: boolean;
  togglePause(): void;
}

/**
 * Moves the slides on after every `intervalMs` of rest; 0 turns this off. While the carousel is in use (a pointer over it, the
 * focus within it), while the browser tab is hidden, and under reduced motion, it waits another interval.
 */
export function useAutoplay({ isMoving, go }: Motion, intervalMs: number, canMove: boolean): Autoplay {
  const { element } = useHost();
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
