import type { TagState } from './tag-state';

const markup = `<painting-faq>
<details><summary>How long does a room take?</summary><p>Less than a day.</p></details>
<details><summary>Is the paint included?</summary><p>Yes.</p></details></painting-faq>`;

/** States of `<painting-faq>`. */
export const faqStates: readonly TagState[] = [
  { name: 'the questions with the first one open', markup },
  {
    name: 'the questions with the second one open',
    markup,
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
