import { texts } from '../../shared/texts';
import { submitEmpty } from './painting-quote-form';
import type { TagState, Visit } from './tag-state';

const markup = '<button data-painting-quote>Quote</button><painting-quote-modal></painting-quote-modal>';

/** Visible states of `<painting-quote-modal>`. */
export const quoteModalStates: readonly TagState[] = [
  { name: 'the quote modal open', markup, lasting: 'dialog', reach: open },
  {
    name: 'the quote modal open in test mode',
    markup: markup.replace('<painting-quote-modal', '$& mode="test" privacy-url="/privacy"'),
    lasting: 'dialog',
    reach: open,
  },
  {
    name: 'the quote modal open with errors',
    markup,
    lasting: 'dialog',
    async reach(visit) {
      await open(visit);
      await submitEmpty(visit);
    },
  },
];

async function open({ driver, language }: Visit): Promise<void> {
  await driver.press('Quote');
  await driver.see(texts[language].quoteForm.labels.message);
}
