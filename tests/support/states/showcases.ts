import { texts } from '../../../shared/texts';
import type { StateTools, TagState } from './tag-state';

const slides =
  '<painting-carousel visible="1 2"><p>Walls</p><p>All <a href="#doors">doors</a> too</p><p>Trim</p></painting-carousel>';

/** States of `<painting-carousel>`. */
export const carouselStates: readonly TagState[] = [
  { name: 'the slides at first', markup: slides },
  { name: 'the slides after a move', markup: slides, reach: moveOn },
  {
    name: 'the slides that move by themselves',
    markup: slides.replace('<painting-carousel', '<painting-carousel autoplay-ms="600000"'),
  },
];

/** Presses the arrow to the next slide and waits until the carousel reports its position. */
export async function moveOn({ driver, language }: StateTools): Promise<void> {
  await driver.press(texts[language].carousel.next);
  // One slide on a phone, two side by side.
  await driver.see(/(?:Slide|Diapositive)s? [23] /);
}

const reviews = ['One', 'Two', 'Three']
  .map(
    (word) =>
      `<figure data-stars="5"><blockquote>${word} good room.</blockquote><figcaption>Client ${word}</figcaption></figure>`,
  )
  .join('');
const reviewed = `<painting-review-carousel heading="What they say" more-url="/reviews">${reviews}</painting-review-carousel>`;

/** States of `<painting-review-carousel>`. */
export const reviewCarouselStates: readonly TagState[] = [
  { name: 'the reviews at first', markup: reviewed },
  { name: 'the reviews after a move', markup: reviewed, reach: moveOn },
];

const questions = `<painting-faq>
<details><summary>How long does a room take?</summary><p>Less than a day.</p></details>
<details><summary>Is the paint included?</summary><p>Yes.</p></details></painting-faq>`;

/** States of `<painting-faq>`. */
export const faqStates: readonly TagState[] = [
  { name: 'the questions with the first one open', markup: questions },
  {
    name: 'the questions with the second one open',
    markup: questions,
    async reach({ driver }) {
      await driver.press('Is the paint included?');
      await driver.see('Yes.');
    },
  },
  {
    name: 'the questions from an attribute',
    markup: `<painting-faq items='[{"question":"When?","answer":"Tomorrow."}]'></painting-faq>`,
  },
];

/** A white square; the picture doesn't matter. */
const square = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='90'%3E%3Cpath fill='white' d='M0 0h160v90H0z'/%3E%3C/svg%3E`;

const colours = `<painting-colour-preview quote-url="/contact"
  colours='[{"name":"Sage","colour":"#66755f"},{"name":"Clay","colour":"#b0765a"}]'><img src="${square}" width="160" height="90" alt="A white room"></painting-colour-preview>`;

/** States of `<painting-colour-preview>`. */
export const colourPreviewStates: readonly TagState[] = [
  { name: 'the colours with the first one chosen', markup: colours },
  {
    name: 'the colours with the second one chosen',
    markup: colours,
    async reach({ driver }) {
      await driver.press('Clay');
      await driver.see('Clay');
    },
  },
];

/** States of `<painting-service-map>` without Google Maps. */
export const serviceMapStates: readonly TagState[] = [
  {
    name: 'the map without a key',
    markup: '<painting-service-map><ul><li>Toronto</li><li>North York</li></ul></painting-service-map>',
  },
  { name: 'the map of the business itself', markup: '<painting-service-map></painting-service-map>' },
];
