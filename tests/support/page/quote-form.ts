import type { Locator } from 'playwright/test';
import { texts } from '../../../shared/texts';
import { answerTo, fillQuoteForm as fill, questionPattern, visitor } from '../driver/leads';
import { playwrightDriver } from '../driver/playwright-driver';

export { visitor };

const { labels, submit } = texts.en.quoteForm;

/** Controls of the quote form, by label. */
export function quoteControls(form: Locator) {
  return {
    name: form.getByLabel(labels.name, { exact: true }),
    phone: form.getByLabel(labels.phone, { exact: true }),
    email: form.getByLabel(labels.email, { exact: true }),
    address: form.getByLabel(labels.address, { exact: true }),
    mathAnswer: form.getByLabel(questionPattern),
    message: form.getByLabel(labels.message, { exact: true }),
    submit: form.getByRole('button', { name: submit }),
  };
}

/** Answer to the form's question; waits for the script to ask it. */
export async function solveChallenge(form: Locator): Promise<string> {
  return answerTo(await playwrightDriver(form).label(questionPattern));
}

/** Fills every field of the quote form. */
export function fillQuoteForm(form: Locator, values = visitor): Promise<void> {
  return fill(playwrightDriver(form), values);
}
