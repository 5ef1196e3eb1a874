import { texts } from '../texts';
import type { Driver } from './driver';

/** A visitor who requests a quote. */
export const visitor = {
  name: 'Ada Byron',
  phone: '4165550123',
  email: 'ada@example.com',
  address: '12 Analytical Road',
  message: 'Two rooms, please.\nThe hall too.',
};

/** A visitor who wants a price. */
export const client = {
  firstName: 'Grace',
  familyName: 'Hopper',
  address: '34 Compiler Street',
  email: 'grace@example.com',
  phone: '416 555 0199',
};

/** Languages of the tags. */
export const languages = ['en', 'fr'] as const;
export type SpokenLanguage = (typeof languages)[number];

// The only place that knows how to fill in the two forms, for every browser and runner.

/** The whole condo and the rooms, as keyed in the texts of their buttons. */
export type EstimationType = 'general' | 'specific_rooms';

/** Matches the quote form's question in its label, or in its name. */
export const questionPattern = /(\d+) ([+-]|minus|moins) (\d+) = \?$/;

/** Fills in the quote form, including its question; waits for the script to ask it. */
export async function fillQuoteForm(
  driver: Driver,
  values = visitor,
  language: SpokenLanguage = 'en',
): Promise<void> {
  const { labels } = texts[language].quoteForm;
  await driver.fill(labels.name, values.name);
  await driver.fill(labels.phone, values.phone);
  await driver.fill(labels.email, values.email);
  await driver.fill(labels.address, values.address);
  await answerQuestion(driver);
  await driver.fill(labels.message, values.message);
}

async function answerQuestion(driver: Driver): Promise<void> {
  const label = (await driver.label(questionPattern)).replace(questionPattern, '').trim();
  // A form that loads late changes the question for the whole page, until something is typed.
  await driver.fill(label, '0');
  await driver.fill(label, answerTo(await driver.label(questionPattern)));
}

/** Fills in and submits the quote form. */
export async function sendLead(
  driver: Driver,
  values = visitor,
  language: SpokenLanguage = 'en',
): Promise<void> {
  await fillQuoteForm(driver, values, language);
  await driver.press(texts[language].quoteForm.submit);
}

/** Fills in the contact details, the estimator's first step. */
export async function fillContactDetails(
  driver: Driver,
  values = client,
  language: SpokenLanguage = 'en',
): Promise<void> {
  const { labels } = texts[language].estimator.contact;
  await driver.fill(labels.firstName, values.firstName);
  await driver.fill(labels.familyName, values.familyName);
  await driver.fill(labels.address, values.address);
  await driver.fill(labels.email, values.email);
  await driver.fill(labels.phone, values.phone);
}

/** Completes the estimator's first step. */
export async function giveContactDetails(
  driver: Driver,
  values = client,
  language: SpokenLanguage = 'en',
): Promise<void> {
  const { contact, options } = texts[language].estimator;
  await fillContactDetails(driver, values, language);
  await driver.press(contact.submit);
  await driver.see(options.heading);
}

/** Completes the estimator's first two steps and opens the calculator. */
export async function fillEstimator(
  driver: Driver,
  estimationType: EstimationType,
  language: SpokenLanguage = 'en',
): Promise<void> {
  const { options, calculate } = texts[language].estimator;
  await giveContactDetails(driver, client, language);
  await driver.press(options[estimationType]);
  await driver.see(calculate);
}

/** Answer to the quote form's question, such as 'Answer: 3 + 4 = ?'. */
export function answerTo(question: string): string {
  const [, first, sign, second] = questionPattern.exec(question) ?? [];
  if (!first || !second) throw new Error(`There is no sum in "${question}".`);
  return String(sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second));
}
