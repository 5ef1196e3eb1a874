import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type CarouselPlan, type Direction, restingIndex } from './positions';

interface Place {
  /** The slide it rests at, or rested at before the move under way. */
  readonly index: number;
  /** How far from there a move under way leads, in slides. */
  readonly offset: number;
  readonly isMoving: boolean;
  /** How many moves have come to rest. */
  readonly rests: number;
  /** Whether the latest move was nobody's wish. */
  readonly isAutomatic: boolean;
}

/** Where a carousel stands, where it is going, and how to send it on. */
export interface Motion extends Place {
  /**
   * Moves by one step, or with 0 glides back to where it rests from wherever a finger has drawn it; ignored while a move
   * is under way (docs/behaviour.md#115-carousels).
   */
  readonly go: (steps: Direction | 0, isAutomatic?: boolean) => void;
}

const start: Place = { index: 0, offset: 0, isMoving: false, rests: 0, isAutomatic: false };

/** Moves a carousel, and once the transition's milliseconds are over jumps to the matching slide (docs/behaviour.md#115-carousels). */
export function useMotion(plan: CarouselPlan, transitionMs: number): Motion {
  const [place, setPlace] = useState(start);
  const rest = useCallback(() => setPlace((known) => rested(known, plan)), [plan]);
  const go = useCallback(
    (steps: Direction | 0, isAutomatic = false) =>
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

  // Another number of slides, or of slides seen, leaves no place to move to.
  useLayoutEffect(rest, [rest]);

  return { ...place, go };
}

function rested(known: Place, plan: CarouselPlan): Place {
  const index = restingIndex(plan, known.index + known.offset);
  if (!known.isMoving && index === known.index) return known;
  return { ...known, index, offset: 0, isMoving: false, rests: known.rests + (known.offset === 0 ? 0 : 1) };
}
