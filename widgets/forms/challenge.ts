/** The sum a visitor solves to show that a person is sending the form (docs/behaviour.md#24-the-math-question). */
export interface Challenge {
  /** 'a + b = ?' or 'a - b = ?' */
  question: string;
  answer: number;
}

/** An integer from 0 to `count - 1`. */
function drawBelow(count: number, random: () => number): number {
  return Math.floor(random() * count);
}

/** Drawing a pair again while it is 0 + 0 (docs/behaviour.md#24-the-math-question) makes the other 99 pairs equally likely, so one of those is drawn at once. */
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

/** A new challenge whose answer is never 0; `random` answers from 0 to just below 1, as Math.random does (docs/behaviour.md#24-the-math-question). */
export function drawChallenge(random: () => number = Math.random): Challenge {
  return random() < 0.5 ? drawAddition(random) : drawSubtraction(random);
}
