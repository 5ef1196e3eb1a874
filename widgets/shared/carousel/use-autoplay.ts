import { useEffect, useState } from 'react';
import { useHost } from '../element/host';
import { useIsHeld } from './use-is-held';
import type { Motion } from './use-motion';

/** What the controls show of the slides that move by themselves. */
export interface Autoplay {
  /** Whether the slides would ever move by themselves; then there is a pause button (WCAG 2.2.2). */
  readonly isOffered: boolean;
  readonly isPaused: boolean;
  /** Whether they do move by themselves now. */
  readonly isPlaying: boolean;
  togglePause(): void;
}

/** Sends the slides on every `intervalMs` of rest; 0 is off. Whoever is using the carousel is left in peace. */
export function useAutoplay(motion: Motion, intervalMs: number, canMove: boolean): Autoplay {
  const { element } = useHost();
  const { go, isMoving } = motion;
  const [isPaused, setIsPaused] = useState(false);
  const isOffered = intervalMs > 0 && canMove;
  const isHeld = useIsHeld(element, isOffered);
  const isPlaying = isOffered && !isPaused && !isHeld;

  useEffect(() => {
    if (!isPlaying || isMoving) return;
    const timer = setTimeout(() => go(1), intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isMoving, intervalMs, go]);

  return { isOffered, isPaused, isPlaying, togglePause: () => setIsPaused((paused) => !paused) };
}
