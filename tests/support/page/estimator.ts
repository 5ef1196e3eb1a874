import type { Locator, Page } from 'playwright/test';
import { client, fillEstimator, giveContactDetails } from '../driver/leads';
import { playwrightDriver } from '../driver/playwright-driver';
import { texts } from '../texts';

export { client };

const { calculate, contact, fields: wallLabels, options } = texts.en.estimator;

/** Controls of the estimator, by label and role. */
export function estimatorControls(estimator: Locator) {
  return {
    firstName: estimator.getByLabel(contact.labels.firstName, { exact: true }),
    familyName: estimator.getByLabel(contact.labels.familyName, { exact: true }),
    address: estimator.getByLabel(contact.labels.address, { exact: true }),
    email: estimator.getByLabel(contact.labels.email, { exact: true }),
    phone: estimator.getByLabel(contact.labels.phone, { exact: true }),
    toOptions: estimator.getByRole('button', { name: contact.submit }),
    wholeCondo: estimator.getByRole('button', { name: options.general }),
    specificRooms: estimator.getByRole('button', { name: options.specific_rooms }),
    wallSqft: estimator.getByLabel(wallLabels.wallSqft),
    calculate: estimator.getByRole('button', { name: calculate }),
    result: estimator.locator('.result'),
  };
}

/** Completes step 1. */
export function giveContactInfo(estimator: Locator, info = client): Promise<void> {
  return giveContactDetails(playwrightDriver(estimator), info);
}

/** Opens the site's estimator at its calculator. */
export async function openCalculator(page: Page, mode: 'wholeCondo' | 'specificRooms'): Promise<Locator> {
  await page.goto('/estimator');
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, mode);
  return estimator;
}

/** Completes steps 1 and 2. */
export function goToCalculator(estimator: Locator, mode: 'wholeCondo' | 'specificRooms'): Promise<void> {
  return fillEstimator(playwrightDriver(estimator), mode === 'wholeCondo' ? 'general' : 'specific_rooms');
}

/** Formats dollars: `$1,234.50`. */
export function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
