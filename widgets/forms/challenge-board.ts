import { type Challenge, drawChallenge } from './challenge';

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
