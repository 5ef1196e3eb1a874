import { languageDocs, readyDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import * as api from './api';

/** Documentation of `<painting-faq>`. */
export const docs = describeTag(api, {
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
});
