import { readyEvent } from '../element/api-tables';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

export const tag = 'painting-faq';

export const summary = 'Questions and answers of which one at a time is open, the first at the start.';

export const children =
  'The questions: `<details><summary>Question</summary>Answer</details>` each, the answers with any markup. The page styles them.';

export const attributes = {
  lang: languageAttribute,
  items: {
    kind: 'list',
    fields: ['question', 'answer'],
    description: 'The questions as a JSON array of `{question, answer}`, plain text, instead of children.',
  },
} as const satisfies AttributeTable;

export const events = readyEvent;

export const parts = {
  base: 'The node that holds everything.',
  item: 'One question with its answer, where they come from `items`.',
  question: 'A question from `items`.',
  answer: 'An answer from `items`.',
} as const;
