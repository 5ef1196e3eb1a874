/** Sum that keeps robots out (docs/behaviour.md#24-the-math-question). */
export interface Challenge {
  /** 'a + b = ?' or 'a - b = ?'. */
  question: string;
  answer: number;
}

/** Random integer from 0 to `count - 1`. */
function drawBelow(count: number, random: () => number): number {
  return Math.floor(random() * count);
}

/** Draws one of the 99 pairs other than 0 + 0, equally likely, as redrawing would. */
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

/** Random sum with a result of at least 1; `random` works like Math.random. */
export function drawChallenge(random: () => number = Math.random): Challenge {
  return random() < 0.5 ? drawAddition(random) : drawSubtraction(random);
}
