/** Draws that a seed decides: the same seed gives the same draws on every machine. */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** One of the choices; each as likely as its weight says. */
  choose<Choice>(weights: ReadonlyMap<Choice, number>): Choice;
}

const wordRange = 2 ** 32;
/** The increment of Weyl's sequence that mulberry32 walks along. */
const weylIncrement = 0x6d2b79f5;

/** Gives the draws of a seed, by the generator mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;

  function fraction(): number {
    state = (state + weylIncrement) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / wordRange;
  }

  return {
    fraction,
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    happens: (probability) => fraction() < probability,
    choose: (weights) => weightedChoice(weights, fraction()),
  };
}

/** Gives the draws of one run of a campaign, which do not depend on the runs before it. */
export function randomOfRun(seed: number, run: number): Random {
  const { whole } = randomFrom(seed);
  return randomFrom(whole(0, wordRange - 1) ^ Math.imul(run, 0x9e3779b1));
}

function weightedChoice<Choice>(weights: ReadonlyMap<Choice, number>, fraction: number): Choice {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = fraction * total;
  for (const [choice, weight] of weights) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('There is nothing to choose from');
}
