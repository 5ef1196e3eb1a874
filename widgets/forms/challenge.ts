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

/** A form that shows the page's math question. */
export interface ChallengeForm {
  hasAnswer(): boolean;
  clearAnswer(): void;
  showChallenge(challenge: Challenge): void;
}

const forms = new Set<ChallengeForm>();
/** The question of every form on the page (docs/behaviour.md#24-the-math-question). */
let current = drawChallenge();

/**
 * Shows the page's question in a form that comes into view, until the returned function is called. Draws a
 * new one for the whole page unless a form already has an answer, which would become wrong
 * (docs/behaviour.md#24-the-math-question).
 */
export function showForm(form: ChallengeForm): () => void {
  forms.add(form);
  if ([...forms].every((shown) => !shown.hasAnswer())) announce(drawChallenge());
  else form.showChallenge(current);
  return () => forms.delete(form);
}

/**
 * After a form is sent, draws a new question for all forms and clears every answer
 * (docs/behaviour.md#24-the-math-question).
 */
export function renewChallenge(): void {
  for (const form of forms) form.clearAnswer();
  announce(drawChallenge());
}

function announce(challenge: Challenge): void {
  current = challenge;
  for (const form of forms) form.showChallenge(challenge);
}
