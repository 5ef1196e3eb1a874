import type { Locator } from 'playwright/test';
import { answerTo, fillQuoteForm as fill, questionPattern } from '../driver/leads';
import { visitor } from '../driver/people';
import { playwrightDriver } from '../driver/playwright-driver';

export { visitor };

/** Controls of the quote form, by label. */
export function quoteControls(form: Locator) {
  return {
    name: form.getByLabel('Name*', { exact: true }),
    phone: form.getByLabel('Phone*', { exact: true }),
    email: form.getByLabel('Email*', { exact: true }),
    address: form.getByLabel('Address*', { exact: true }),
    mathAnswer: form.getByLabel(/^Answer:/),
    message: form.getByLabel('Your Message', { exact: true }),
    submit: form.getByRole('button', { name: 'Submit' }),
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
