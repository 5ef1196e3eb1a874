import { expect, type Locator } from 'playwright/test';

/** Somebody who asks for a quote. */
export const visitor = {
  name: 'Ada Byron',
  phone: '4165550123',
  email: 'ada@example.com',
  address: '12 Analytical Road',
  message: 'Two rooms, please.\nThe hall too.',
};

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

const questionPattern = /^Answer: (\d+) ([+-]) (\d+) = \?$/;

/** The answer to the question that the form shows; waits for the script to ask one. */
export async function solveChallenge(form: Locator): Promise<string> {
  const { mathAnswer } = quoteControls(form);
  await expect(mathAnswer).toHaveAttribute('placeholder', questionPattern);
  const question = await mathAnswer.getAttribute('placeholder');
  const [, first, sign, second] = questionPattern.exec(question ?? '') ?? [];
  return String(sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second));
}

/** Fills every field of the contact form. */
export async function fillQuoteForm(form: Locator, values = visitor): Promise<void> {
  const controls = quoteControls(form);
  await controls.name.fill(values.name);
  await controls.phone.fill(values.phone);
  await controls.email.fill(values.email);
  await controls.address.fill(values.address);
  await controls.mathAnswer.fill(await solveChallenge(form));
  await controls.message.fill(values.message);
}
