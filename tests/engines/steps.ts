import { client } from '../support/page/estimator';
import { visitor as person } from '../support/page/quote-form';
import { challengeAnswer, visibleText } from './in-page';
import { until } from './until';
import type { Visitor } from './visitor';

/** Waits until a place of the page shows a text. */
export async function see(visitor: Visitor, place: string, text: string): Promise<void> {
  await until(`"${text}" in ${place}`, async () => (await visitor.read(visibleText, place)).includes(text));
}

/** Waits until a place of the page shows a text no more. */
export async function seeNoMore(visitor: Visitor, place: string, text: string): Promise<void> {
  await until(
    `no "${text}" in ${place}`,
    async () => !(await visitor.read(visibleText, place)).includes(text),
  );
}

/** Waits until the page is the one at a path. */
export async function arriveAt(visitor: Visitor, path: string): Promise<void> {
  await until(`the page ${path}`, async () => new URL(await visitor.url()).pathname === path);
}

/** Fills the contact form at a place and submits it. */
export async function sendContactForm(visitor: Visitor, place: string): Promise<void> {
  await visitor.type(place, 'Name*', person.name);
  await visitor.type(place, 'Phone*', person.phone);
  await visitor.type(place, 'Email*', person.email);
  await visitor.type(place, 'Address*', person.address);
  const answer = await until('a question', () => visitor.read(challengeAnswer, place));
  await visitor.type(place, 'Answer', answer);
  await visitor.type(place, 'Your Message', 'Two rooms, please.');
  await visitor.press(place, 'Submit');
}

/** Goes through the first two steps of the estimator. */
export async function goToCalculator(
  visitor: Visitor,
  mode: 'Whole Condo' | 'Specific Rooms',
): Promise<void> {
  const place = 'painting-estimator';
  await visitor.type(place, 'Name*', client.firstName);
  await visitor.type(place, 'Family Name*', client.familyName);
  await visitor.type(place, 'Address*', client.address);
  await visitor.type(place, 'Email*', client.email);
  await visitor.type(place, 'Phone Number*', client.phone);
  await visitor.press(place, 'Continue to Cost Estimator');
  await see(visitor, place, 'What would you like to paint?');
  await visitor.press(place, mode);
}
