import { texts } from '../../../shared/texts';
import { sendLead, visitor } from '../driver/leads';
import type { StateTools, TagState } from './tag-state';

const form = '<painting-quote-form></painting-quote-form>';

/** States of `<painting-quote-form>`. */
export const quoteFormStates: readonly TagState[] = [
  { name: 'the quote form at first', markup: form },
  {
    name: 'the quote form with heading, white ground and light button',
    markup: '<painting-quote-form heading="Hello" background="white" button="light"></painting-quote-form>',
  },
  { name: 'the quote form with every field in error', markup: form, reach: submitEmpty },
  {
    name: "the quote form in test mode, with a page's own fields, consent and privacy, each in error",
    markup: `<painting-quote-form mode="test" hide="address" optional="phone" service-area="M" consent="required" privacy-url="/privacy">
      <label>How did you hear of us? <input name="heard" required></label>
      <select name="service" aria-label="Service" required><option value="">Which service?</option><option>Interior</option></select>
      <label>Call me first <input type="checkbox" name="first" required></label>
      <input type="hidden" name="campaign" value="spring">
      <span slot="consent">You may write to me about my request, and keep what I wrote for two years.</span>
    </painting-quote-form>`,
    reach: submitEmpty,
  },
  {
    name: 'the quote form with an error message at the corner',
    markup: form,
    lasting: 'toast',
    async reach(visit) {
      await visit.services.refuseMails();
      await sendLead(visit.driver, visitor, visit.language);
      await visit.driver.see('Not like this');
    },
  },
  {
    name: 'the quote form sent, thanks in its place',
    markup: form,
    async reach({ driver, language }) {
      await sendLead(driver, visitor, language);
      await driver.see(texts[language].thankYou.contact.heading);
    },
  },
];

/** Submits an empty quote form. */
export async function submitEmpty({ driver, language }: StateTools): Promise<void> {
  await driver.press(texts[language].quoteForm.submit);
  await driver.see(texts[language].quoteForm.errors.nameRequired);
}

const modal = '<button data-painting-quote>Quote</button><painting-quote-modal></painting-quote-modal>';

/** Visible states of `<painting-quote-modal>`. */
export const quoteModalStates: readonly TagState[] = [
  { name: 'the quote modal open', markup: modal, lasting: 'dialog', reach: open },
  {
    name: 'the quote modal open in test mode',
    markup: modal.replace('<painting-quote-modal', '$& mode="test" privacy-url="/privacy"'),
    lasting: 'dialog',
    reach: open,
  },
  {
    name: 'the quote modal open with errors',
    markup: modal,
    lasting: 'dialog',
    async reach(visit) {
      await open(visit);
      await submitEmpty(visit);
    },
  },
];

async function open({ driver, language }: StateTools): Promise<void> {
  await driver.press('Quote');
  await driver.see(texts[language].quoteForm.labels.message);
}
