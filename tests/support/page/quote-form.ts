import type { Locator } from 'playwright/test';
import { answerTo, fillQuoteForm as fill, questionPattern } from '../driver/leads';
import { visitor } from '../driver/people';
import { playwrightDriver } from '../driver/playwright-driver';

export { visitor };

/** The contact form's controls, found by their labels. */
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

/** The answer to the question that the form shows; waits for the script to ask one. */
export async function solveChallenge(form: Locator): Promise<string> {
  return answerTo(await playwrightDriver(form).label(questionPattern));
}

/** Fills every field of the quote form. */
export function fillQuoteForm(form: Locator, values = visitor): Promise<void> {
  return fill(playwrightDriver(form), values);
}
