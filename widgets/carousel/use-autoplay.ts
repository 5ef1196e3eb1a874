import { useEffect, useState } from 'react';
import { useHost } from '../element/host';
import { type Motion, prefersReducedMotion } from './use-motion';

/** Autoplay state for the controls. */
export interface Autoplay {
  /** Whether the slides can move by themselves, which requires a pause button (WCAG 2.2.2). */
  readonly isOffered: boolean;
  readonly isPaused: boolean;
  togglePause(): void;
}

/**
 * Moves on after every `intervalMs` of rest; 0 disables it. Waits another interval while the carousel is
 * hovered or focused, the tab is hidden, or motion is reduced.
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
