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

/** Forms of a page that loads come shortly after each other. Each draw renders all of them, so they share one. */
const burstMs = 100;
let drawnAt = -burstMs;

/**
 * Shows the page's question in a form that comes into view, until the returned function is called. Draws a
 * new one for the whole page unless a form already has an answer, which would become wrong, or the form is new and
 * another has just drawn one (docs/behaviour.md#24-the-math-question).
 */
export function showForm(form: ChallengeForm, isNew = false): () => void {
  forms.add(form);
  const isShared = isNew && performance.now() - drawnAt < burstMs;
  if (isShared || [...forms].some((shown) => shown.hasAnswer())) form.showChallenge(current);
  else announce(drawChallenge());
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
  drawnAt = performance.now();
  for (const form of forms) form.showChallenge(challenge);
}
