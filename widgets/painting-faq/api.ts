import { type AttributeTable, languageAttribute } from '../element/attribute-table';
import { describeTag, languageDocs, readyDocs } from '../element/describe-tag';

/** Name of the tag. */
export const tag = 'painting-faq';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  items: { kind: 'list', fields: ['question', 'answer'] },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready'] as const;

/** Names for `::part()`. */
export const parts = ['base', 'item', 'question', 'answer'] as const;

/** Documentation of `<painting-faq>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: 'An accordion: one answer open at a time, the first at the start.',
    children:
      'The questions: `<details><summary>Question</summary>Answer</details>` each, the answers with any markup. The page styles them.',
    attributes: {
      lang: languageDocs,
      items: 'The questions as a JSON array of `{question, answer}`, plain text, instead of children.',
    },
    events: readyDocs,
    parts: {
      base: 'The node that holds everything.',
      item: 'One question with its answer, where they come from `items`.',
      question: 'A question from `items`.',
      answer: 'An answer from `items`.',
    },
    methods: {},
  },
);
