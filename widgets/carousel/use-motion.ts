import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type CarouselPlan, type Direction, restingIndex } from './positions';

interface Place {
  /** First visible slide at rest, or before the current move. */
  readonly index: number;
  /** Distance of the current move, in slides. */
  readonly offset: number;
  readonly isMoving: boolean;
  /** Number of finished moves. */
  readonly rests: number;
  /** Whether the visitor made no move yet, or autoplay made the latest one: nothing is announced then. */
  readonly isAutomatic: boolean;
}

/** Position and movement of a carousel. */
export interface Motion extends Place {
  /**
   * Moves by one step; 0 returns to the resting position after a drag. Ignored during a move
   * (docs/behaviour.md#115-carousels).
   */
  readonly go: (steps: Direction | 0, options?: { readonly isAutomatic?: boolean }) => void;
}

const start: Place = { index: 0, offset: 0, isMoving: false, rests: 0, isAutomatic: true };

/**
 * Moves a carousel and jumps to the matching slide after the transition (docs/behaviour.md#115-carousels).
 */
export function useMotion(plan: CarouselPlan, transitionMs: number): Motion {
  const [place, setPlace] = useState(start);
  const rest = useCallback(() => setPlace((known) => rested(known, plan)), [plan]);
  const go = useCallback(
    (steps: Direction | 0, { isAutomatic = false } = {}) =>
      setPlace((known) =>
        known.isMoving || plan.step === 0
          ? known
          : { ...known, offset: steps * plan.step, isMoving: true, isAutomatic },
      ),
    [plan],
  );

  useEffect(() => {
    if (!place.isMoving) return;
    const timer = setTimeout(rest, transitionMs);
    return () => clearTimeout(timer);
  }, [place.isMoving, transitionMs, rest]);

  // A changed number of slides, or of visible ones, cancels the move.
  useLayoutEffect(rest, [rest]);

  return { ...place, go };
}

function rested(known: Place, plan: CarouselPlan): Place {
  const index = restingIndex(plan, known.index + known.offset);
  if (!known.isMoving && index === known.index) return known;
  return { ...known, index, offset: 0, isMoving: false, rests: known.rests + (known.offset === 0 ? 0 : 1) };
}

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return 'matchMedia' in window && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
