import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type CarouselPlan, type Direction, restingIndex } from './positions';

/** Where a carousel stands, where it is going, and how to send it on. */
export interface Motion {
  /** The slide it rests at, or rested at before the move under way. */
  readonly index: number;
  /** The position it stands at or moves to; a copy's while a move passes an end. */
  readonly position: number;
  readonly isMoving: boolean;
  /** How many moves have come to rest. */
  readonly rests: number;
  /**
   * Moves by one step, or with 0 glides back to where it rests from wherever a finger has drawn it; ignored while a move
   * is under way (SPEC 4.2).
   */
  readonly go: (steps: Direction | 0) => void;
}

interface State {
  readonly index: number;
  readonly offset: number;
  readonly isMoving: boolean;
  readonly rests: number;
}

const start: State = { index: 0, offset: 0, isMoving: false, rests: 0 };

/** Moves a carousel, and once the transition's milliseconds are over jumps to the matching real slide (SPEC 4.2). */
export function useMotion(plan: CarouselPlan, transitionMs: number): Motion {
  const [state, setState] = useState(start);
  const rest = useCallback(() => setState((known) => rested(known, plan)), [plan]);
  const go = useCallback(
    (steps: Direction | 0) => setState((known) => started(known, plan.step, steps)),
    [plan],
  );

  useEffect(() => {
    if (!state.isMoving) return;
    const timer = setTimeout(rest, transitionMs);
    return () => clearTimeout(timer);
  }, [state.isMoving, transitionMs, rest]);

  // Another number of slides, or of slides seen, leaves no place to move to.
  useLayoutEffect(rest, [rest]);

  return {
    index: state.index,
    position: state.index + state.offset,
    isMoving: state.isMoving,
    rests: state.rests,
    go,
  };
}

function started(known: State, step: number, steps: number): State {
  return known.isMoving || step === 0 ? known : { ...known, offset: steps * step, isMoving: true };
}

function rested(known: State, plan: CarouselPlan): State {
  const index = restingIndex(plan, known.index + known.offset);
  if (!known.isMoving && index === known.index) return known;
  return { index, offset: 0, isMoving: false, rests: known.rests + (known.offset === 0 ? 0 : 1) };
}
