import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type CarouselPlan, type Direction, restingIndex } from './positions';

interface Place {
  /** The first slide in view at rest, or before the move in progress. */
  readonly index: number;
  /** How far from there the move in progress leads, in slides. */
  readonly offset: number;
  readonly isMoving: boolean;
  /** How many moves have ended. */
  readonly rests: number;
  /** Whether the latest move was made by autoplay and not by the visitor. */
  readonly isAutomatic: boolean;
}

/** Where a carousel is, where it is moving to, and how to move it. */
export interface Motion extends Place {
  /**
   * Moves by one step; 0 glides back to where it rested from wherever a finger has dragged it. Ignored while a move is in
   * progress (docs/behaviour.md#115-carousels).
   */
  readonly go: (steps: Direction | 0, options?: { readonly isAutomatic?: boolean }) => void;
}

const start: Place = { index: 0, offset: 0, isMoving: false, rests: 0, isAutomatic: false };

/** Moves a carousel and, once the transition has ended, jumps to the matching slide (docs/behaviour.md#115-carousels). */
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

  // With another number of slides, or of slides shown, the move has nowhere to lead.
  useLayoutEffect(rest, [rest]);

  return { ...place, go };
}

function rested(known: Place, plan: CarouselPlan): Place {
  const index = restingIndex(plan, known.index + known.offset);
  if (!known.isMoving && index === known.index) return known;
  return { ...known, index, offset: 0, isMoving: false, rests: known.rests + (known.offset === 0 ? 0 : 1) };
}
