/** Seeded random draws, equal on every machine. */
export interface Random {
  /** A fraction from 0 to just below 1. */
  fraction(): number;
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  /** Whether an event of this probability happens. */
  happens(probability: number): boolean;
  /** A choice, by weight. */
  choose<Choice>(weights: ReadonlyMap<Choice, number>): Choice;
}

const wordRange = 2 ** 32;
/** Increment of mulberry32's Weyl sequence. */
const weylIncrement = 0x6d2b79f5;

/** Draws of a seed, by the mulberry32 generator. */
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

/** Random numbers for one run, independent of earlier runs. */
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
