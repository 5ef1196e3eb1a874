import { expect, test } from 'vitest';
import { readConsent } from '../../../widgets/lead/lead-notice';

const givenAt = '2026-07-31T16:00:00.000Z';

/** A tag's form whose box stands before the slot with the page's own words, as those of its fallback. */
function form(words: readonly string[], checked: boolean): ParentNode {
  const slot = {
    assignedNodes: (options: AssignedNodesOptions = {}) =>
      options.flatten ? words.map((textContent) => ({ textContent })) : [],
  };
  const box = { checked, nextElementSibling: slot };
  return {
    querySelector: (selector: string) => (selector === '[name=consent]' ? box : null),
  } as unknown as ParentNode;
}

test.each([true, false])(
  'the answer to the question for consent is read with what was asked: %s',
  (answer) => {
    const text = 'May we write to you?';
    expect(readConsent(form([text], answer), givenAt)).toEqual({ text, answer, givenAt });
  },
);

test('a question without words has an empty text', () => {
  expect(readConsent(form([], true), givenAt)).toEqual({ text: '', answer: true, givenAt });
});

test.each([undefined, null, { querySelector: () => null } as unknown as ParentNode])(
  'where nothing is asked there is no answer (%#)',
  (root) => expect(readConsent(root, givenAt)).toBeUndefined(),
);
