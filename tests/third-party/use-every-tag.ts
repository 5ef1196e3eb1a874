import type { FrameLocator, Locator, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { giveContactInfo } from '../support/page/estimator';
import { expect } from '../support/page/flow-test';
import { tagMarkup } from '../support/page/host-page';

const [town = ''] = business.serviceArea.towns;

/** Location of the tags: a page, a frame or an element. */
type Place = Page | FrameLocator | Locator;

/** Waits until every tag has rendered, except those whose names match. */
export async function waitForEveryTag(place: Place, without?: RegExp): Promise<void> {
  for (const tag of Object.keys(tagMarkup).filter((name) => !without?.test(name))) {
    // Some are fetched when they come near.
    await place
      .locator(tag)
      .first()
      .evaluate((element) => element.scrollIntoView());
    const base = place.locator(`${tag} .base`).first();
    // These show nothing until asked.
    if (/modal|thank-you/.test(tag)) await expect(base).toBeAttached();
    else await expect(base).toBeVisible();
  }
}

/** Uses every tag as a visitor would and asserts that it responds. */
export async function useEveryTag(page: Page, place: Place = page): Promise<void> {
  await waitForEveryTag(place);
  await checkForm(place);
  await moveCarousels(place);
  await openQuestion(place);
  await openAndCloseModal(page, place);
  const listedTown = place.locator('painting-service-map').getByRole('listitem').filter({ hasText: town });
  await expect(listedTown).toBeVisible();
  await giveContactInfo(place.locator('painting-estimator'));
  await expect(
    place.locator('painting-estimator').getByRole('heading', { name: en.estimator.options.heading }),
  ).toBeFocused();
}

async function checkForm(place: Place): Promise<void> {
  const form = place.locator('painting-quote-form');
  await form.getByRole('button', { name: en.quoteForm.submit }).click();
  const name = form.getByLabel(en.quoteForm.labels.name, { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(en.quoteForm.errors.nameRequired);
  await expect(form.getByText(en.quoteForm.errors.phoneRequired)).toBeVisible();
  await name.fill('Ada Byron');
  await form.getByRole('button', { name: en.quoteForm.submit }).click();
  await expect(form.getByText(en.quoteForm.errors.nameRequired)).toBeHidden();
}

async function moveCarousels(place: Place): Promise<void> {
  for (const tag of ['painting-carousel', 'painting-review-carousel']) {
    const carousel = place.locator(tag);
    await expect(carousel.locator('[part=position]')).toHaveText(/^Slide(s 1 to 2| 1) of 3$/);
    await carousel.getByRole('button', { name: en.carousel.next }).click();
    await expect(carousel.locator('[part=position]')).toHaveText(/^Slide(s 3 to 1| 2) of 3$/);
  }
}

async function openQuestion(place: Place): Promise<void> {
  const questions = place.locator('painting-faq');
  await expect(questions.getByText('Tomorrow.')).toBeVisible();
  await questions.getByText('Where?').click();
  await expect(questions.getByText('Here.')).toBeVisible();
  await expect(questions.getByText('Tomorrow.')).toBeHidden();
}

async function openAndCloseModal(page: Page, place: Place): Promise<void> {
  await place.locator('[data-painting-quote]').first().click();
  const dialog = place.locator('painting-quote-modal').getByRole('dialog', { name: en.quoteModal.title });
  await expect(dialog.getByLabel(en.quoteForm.labels.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
