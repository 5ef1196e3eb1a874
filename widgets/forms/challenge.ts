/** The sum that a visitor solves, to keep robots out (docs/behaviour.md#24-the-math-question). */
export interface Challenge {
  /** 'a + b = ?' or 'a - b = ?' */
  question: string;
  answer: number;
}

/** An integer from 0 to `count - 1`. */
function drawBelow(count: number, random: () => number): number {
  return Math.floor(random() * count);
}

/** Redrawing the pair while it is 0 + 0 makes the other 99 pairs equally likely, so one of those is drawn directly. */
function drawAddition(random: () => number): Challenge {
  const pair = 1 + drawBelow(99, random);
  const first = Math.floor(pair / 10);
  const second = pair % 10;
  return { question: `${first} + ${second} = ?`, answer: first + second };
}

function drawSubtraction(random: () => number): Challenge {
  const first = 1 + drawBelow(10, random);
  const second = drawBelow(first, random);
  return { question: `${first} - ${second} = ?`, answer: first - second };
}

/** A random sum whose result is at least 1; `random` returns numbers from 0 to just below 1, as Math.random does. */
export function drawChallenge(random: () => number = Math.random): Challenge {
  return random() < 0.5 ? drawAddition(random) : drawSubtraction(random);
}
