import { type Challenge, drawChallenge } from './challenge';

/** A form that shows the page's question. */
export interface ChallengeForm {
  hasAnswer(): boolean;
  clearAnswer(): void;
  showChallenge(challenge: Challenge): void;
}

const forms = new Set<ChallengeForm>();
/** The question that every form of the page shows now (docs/behaviour.md#24-the-math-question). */
let current = drawChallenge();

/**
 * A form appears, until the returned function is called. It draws a new question for the whole page, unless some form
 * has an answer typed in already, which would become wrong (docs/behaviour.md#24-the-math-question).
 */
export function showForm(form: ChallengeForm): () => void {
  forms.add(form);
  if ([...forms].every((shown) => !shown.hasAnswer())) announce(drawChallenge());
  else form.showChallenge(current);
  return () => forms.delete(form);
}

/** A form was sent: all get a new question, and answers typed elsewhere are cleared (docs/behaviour.md#25-sending-the-quote-form, docs/behaviour.md#24-the-math-question). */
export function renewChallenge(): void {
  for (const form of forms) form.clearAnswer();
  announce(drawChallenge());
}

function announce(challenge: Challenge): void {
  current = challenge;
  for (const form of forms) form.showChallenge(challenge);
}
