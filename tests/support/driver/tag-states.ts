import type { Locator, Page } from 'playwright/test';
import { carouselStrings } from '../../../widgets/carousel/carousel-strings';
import { thankYouStrings } from '../../../widgets/lead/thank-you-strings';
import { strings as estimatorStrings } from '../../../widgets/painting-estimator/strings';
import { strings as formStrings } from '../../../widgets/painting-quote-form/strings';
import { expect } from '../page/flow-test';
import type { TestServer } from '../server/test-server';

/** The languages that the tags speak. */
export const languages = ['en', 'fr'] as const;
export type SpokenLanguage = (typeof languages)[number];

/** A tag as a visitor finds it or has brought it to be. */
export interface TagState {
  readonly name: string;
  readonly markup: string;
  /** What must still be there after it has been looked at. */
  readonly lasting?: 'alert' | 'dialog' | 'status';
  /** Brings the tag into the state, and waits until it is there. */
  reach?(visit: Visit): Promise<void>;
}

interface Visit {
  readonly page: Page;
  readonly tag: Locator;
  readonly language: SpokenLanguage;
  readonly server: TestServer;
}

const estimator = '<painting-estimator></painting-estimator>';
const form = '<painting-quote-form></painting-quote-form>';
const questions = `<painting-faq>
<details><summary>How long does a room take?</summary><p>Less than a day.</p></details>
<details><summary>Is the paint included?</summary><p>Yes.</p></details></painting-faq>`;
const reviews = `<painting-review-carousel heading="What they say" more-url="/reviews">
${['One', 'Two', 'Three']
  .map(
    (word) =>
      `<figure><blockquote>${word} good room.</blockquote><figcaption>Client ${word}</figcaption></figure>`,
  )
  .join('')}</painting-review-carousel>`;
const slides =
  '<painting-carousel visible="1 2"><p>Walls</p><p>All <a href="#doors">doors</a> too</p><p>Trim</p></painting-carousel>';

/** Every state of every tag. */
export const tagStates: readonly TagState[] = [
  { name: 'the contact form at first', markup: form },
  {
    name: 'the contact form with heading, white ground and light button',
    markup: '<painting-quote-form heading="Hello" background="white" button="light"></painting-quote-form>',
  },
  { name: 'the contact form with every field in error', markup: form, reach: (visit) => submitEmpty(visit) },
  {
    name: 'the contact form with an error message at the corner',
    markup: form,
    lasting: 'alert',
    reach: failToSend,
  },
  { name: 'the contact form sent, thanks in its place', markup: form, reach: sendForm },
  {
    name: 'the quote modal open',
    markup: '<button data-painting-quote>Quote</button><painting-quote-modal></painting-quote-modal>',
    lasting: 'dialog',
    reach: openModal,
  },
  {
    name: 'the quote modal open with errors',
    markup: '<button data-painting-quote>Quote</button><painting-quote-modal></painting-quote-modal>',
    reach: async (visit) => {
      await openModal(visit);
      await submitEmpty(visit);
    },
  },
  { name: 'the estimator at first', markup: estimator },
  { name: 'the estimator with every field in error', markup: estimator, reach: continueEmpty },
  { name: 'the estimator at step 2', markup: estimator, reach: toOptions },
  { name: 'the whole-condo calculator', markup: estimator, reach: (visit) => toCalculator(visit, 'general') },
  {
    name: 'the specific-rooms calculator with two rooms',
    markup: estimator,
    reach: async (visit) => {
      await toCalculator(visit, 'specific_rooms');
      await visit.tag.getByRole('button', { name: estimatorStrings[visit.language].addRoom }).click();
      await expect(visit.tag.locator('[name=wallSqft]')).toHaveCount(2);
    },
  },
  { name: 'the estimator that calculates', markup: estimator, lasting: 'status', reach: calculateForEver },
  {
    name: 'the estimator that could not calculate',
    markup: estimator,
    lasting: 'alert',
    reach: failToCalculate,
  },
  { name: 'the estimator with its price, its mails on their way', markup: estimator, reach: sendForEver },
  { name: 'the estimator with its price, thanks in its place', markup: estimator, reach: calculate },
  { name: 'the reviews at first', markup: reviews },
  { name: 'the reviews after a move', markup: reviews, reach: moveOn },
  { name: 'the slides at first', markup: slides },
  { name: 'the slides after a move', markup: slides, reach: moveOn },
  {
    name: 'the slides that move by themselves',
    markup: slides.replace('<painting-carousel', '<painting-carousel autoplay-ms="600000"'),
  },
  { name: 'the questions with the first one open', markup: questions },
  {
    name: 'the questions with the second one open',
    markup: questions,
    reach: async ({ tag }) => {
      await tag.getByText('Is the paint included?').click();
      await expect(tag.getByText('Yes.')).toBeVisible();
    },
  },
  {
    name: 'the questions from an attribute',
    markup: `<painting-faq items='[{"question":"When?","answer":"Tomorrow."}]'></painting-faq>`,
  },
  {
    name: 'the map without a key',
    markup: '<painting-service-map><ul><li>Toronto</li><li>North York</li></ul></painting-service-map>',
  },
  { name: 'the map of the business itself', markup: '<painting-service-map></painting-service-map>' },
];

/** One of the states above; throws when there is none of that name. */
export function stateNamed(name: string): TagState {
  const state = tagStates.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state "${name}".`);
  return state;
}

async function submitEmpty({ tag, language }: Visit): Promise<void> {
  const { submit, errors } = formStrings[language];
  await tag.getByRole('button', { name: submit }).click();
  await expect(tag.getByText(errors.nameRequired)).toBeVisible();
}

async function fillForm({ tag, language }: Visit): Promise<void> {
  const answer = tag.locator('[name=mathAnswer]');
  await expect(answer).toHaveAttribute('placeholder', /\d/);
  const [first = 0, second = 0] =
    ((await answer.getAttribute('placeholder')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  const isSum = ((await answer.getAttribute('placeholder')) ?? '').includes('+');
  const values = {
    name: 'Ada Byron',
    phone: '4165550123',
    email: 'ada@example.com',
    address: '12 Long Road',
  };
  for (const [name, value] of Object.entries(values)) await tag.locator(`[name=${name}]`).fill(value);
  await answer.fill(String(isSum ? first + second : first - second));
  await tag.getByRole('button', { name: formStrings[language].submit }).click();
}

async function sendForm(visit: Visit): Promise<void> {
  await fillForm(visit);
  await expect(
    visit.tag.getByRole('heading', { name: thankYouStrings[visit.language].contact.heading }),
  ).toBeVisible();
}

async function failToSend(visit: Visit): Promise<void> {
  await visit.server.failMail({ status: 400, body: 'Not like this' });
  await fillForm(visit);
  await keepMessage(visit);
}

/** A message at the corner waits while the visitor is in another window. */
async function keepMessage({ page, tag }: Visit): Promise<void> {
  await expect(tag.getByRole('alert')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
}

async function openModal({ page, tag }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Quote' }).click();
  await expect(tag.getByRole('dialog')).toBeVisible();
  await expect(tag.locator('[name=name]')).toBeVisible();
}

async function continueEmpty({ tag, language }: Visit): Promise<void> {
  const { submit, errors } = estimatorStrings[language].contact;
  await tag.getByRole('button', { name: submit }).click();
  await expect(tag.getByText(errors.familyNameRequired)).toBeVisible();
}

async function toOptions({ tag, language }: Visit): Promise<void> {
  const values = {
    firstName: 'Grace',
    familyName: 'Hopper',
    address: '34 Compiler Street',
    email: 'grace@example.com',
    phone: '4165550199',
  };
  for (const [name, value] of Object.entries(values)) await tag.locator(`[name=${name}]`).fill(value);
  await tag.getByRole('button', { name: estimatorStrings[language].contact.submit }).click();
  await expect(tag.getByRole('heading', { name: estimatorStrings[language].options.heading })).toBeFocused();
}

async function toCalculator(visit: Visit, mode: 'general' | 'specific_rooms'): Promise<void> {
  await toOptions(visit);
  await visit.tag.getByRole('button', { name: estimatorStrings[visit.language].options[mode] }).click();
  await expect(visit.tag.locator('[name=wallSqft]')).toBeVisible();
}

async function pressCalculate(visit: Visit): Promise<void> {
  await toCalculator(visit, 'general');
  await visit.tag.getByRole('button', { name: estimatorStrings[visit.language].calculate }).click();
}

async function calculateForEver(visit: Visit): Promise<void> {
  await visit.server.failEstimate({ kind: 'hang' });
  await pressCalculate(visit);
  await expect(visit.tag.getByRole('status')).toContainText(estimatorStrings[visit.language].calculating);
}

async function failToCalculate(visit: Visit): Promise<void> {
  await visit.server.failEstimate({ status: 503, times: 2 });
  await pressCalculate(visit);
  await keepMessage(visit);
}

async function sendForEver(visit: Visit): Promise<void> {
  await visit.server.failMail({ kind: 'hang' });
  await pressCalculate(visit);
  await expect(visit.tag.getByRole('status')).toContainText(estimatorStrings[visit.language].sending);
}

async function calculate(visit: Visit): Promise<void> {
  await pressCalculate(visit);
  await expect(
    visit.tag.getByRole('heading', { name: thankYouStrings[visit.language].estimate.heading }),
  ).toBeVisible();
}

async function moveOn({ tag, language }: Visit): Promise<void> {
  await tag.getByRole('button', { name: carouselStrings[language].next }).click();
  await expect(tag.locator('[part=position]')).toHaveText(/[23] (of|sur) 3$/);
}
