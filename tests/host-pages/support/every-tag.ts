import type { Page } from '@playwright/test';
import { giveContactInfo } from '../../support/playwright/estimator';
import { expect } from '../../support/playwright/flow-test';

/** All seven tags in a box of one width, whatever the page's sheets say of boxes; nothing of theirs depends on the page's font. */
export const everyTag = `
<div id="tags" style="display: block !important; width: 640px !important; --painting-font: sans-serif">
  <button type="button" data-painting-quote>Request a quote</button>
  <painting-quote-form heading="Ask us"></painting-quote-form>
  <painting-quote-modal></painting-quote-modal>
  <painting-estimator></painting-estimator>
  <painting-service-map></painting-service-map>
  <painting-review-carousel reviews='[{"fullName": "A", "reviewText": "One"}, {"fullName": "B", "reviewText": "Two"}, {"fullName": "C", "reviewText": "Three"}]'></painting-review-carousel>
  <painting-faq items='[{"question": "When?", "answer": "Tomorrow."}, {"question": "Where?", "answer": "Here."}]'></painting-faq>
  <painting-carousel><p>First slide</p><p>Second slide</p><p>Third slide</p></painting-carousel>
</div>`;

/** Waits until the script has drawn all seven tags. */
export async function waitForEveryTag(page: Page): Promise<void> {
  for (const tag of ['quote-form', 'estimator', 'service-map', 'review-carousel', 'faq', 'carousel']) {
    await expect(page.locator(`painting-${tag} .base`).first()).toBeVisible();
  }
  await expect(page.locator('painting-quote-modal .base')).toBeAttached();
}

/** Uses each of the seven tags as a visitor does, and sees that it answers. */
export async function useEveryTag(page: Page): Promise<void> {
  await waitForEveryTag(page);
  await checkForm(page);
  await moveCarousels(page);
  await openQuestion(page);
  await openAndCloseModal(page);
  await expect(page.locator('painting-service-map').getByText('Scarborough')).toBeVisible();
  await giveContactInfo(page.locator('painting-estimator'));
  await expect(
    page.locator('painting-estimator').getByRole('heading', { name: 'What would you like to paint?' }),
  ).toBeFocused();
}

async function checkForm(page: Page): Promise<void> {
  const form = page.locator('painting-quote-form');
  await form.getByRole('button', { name: 'Submit' }).click();
  const name = form.getByLabel('Name*', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(form.getByText('Phone is required')).toBeVisible();
  await name.fill('Ada Byron');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Name is required')).toBeHidden();
}

async function moveCarousels(page: Page): Promise<void> {
  for (const tag of ['painting-carousel', 'painting-review-carousel']) {
    const carousel = page.locator(tag);
    await expect(carousel.getByText('1 / 3')).toBeVisible();
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel.getByText(/^[23] \/ 3$/)).toBeVisible();
  }
}

async function openQuestion(page: Page): Promise<void> {
  const questions = page.locator('painting-faq');
  await expect(questions.getByText('Tomorrow.')).toBeVisible();
  await questions.getByText('Where?').click();
  await expect(questions.getByText('Here.')).toBeVisible();
  await expect(questions.getByText('Tomorrow.')).toBeHidden();
}

async function openAndCloseModal(page: Page): Promise<void> {
  await page.locator('[data-painting-quote]').first().click();
  const dialog = page.locator('painting-quote-modal').getByRole('dialog', { name: 'Request a free quote' });
  await expect(dialog.getByLabel('Email*')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
