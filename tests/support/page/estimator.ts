import type { Locator, Page } from 'playwright/test';
import { fillEstimator, giveContactDetails } from '../driver/leads';
import { client } from '../driver/people';
import { playwrightDriver } from '../driver/playwright-driver';

export { client };

/** Controls of the estimator, by label and role. */
export function estimatorControls(estimator: Locator) {
  return {
    firstName: estimator.getByLabel('Name*', { exact: true }),
    familyName: estimator.getByLabel('Family Name*', { exact: true }),
    address: estimator.getByLabel('Address*', { exact: true }),
    email: estimator.getByLabel('Email*', { exact: true }),
    phone: estimator.getByLabel('Phone Number*', { exact: true }),
    toOptions: estimator.getByRole('button', { name: 'Continue to Cost Estimator' }),
    wholeCondo: estimator.getByRole('button', { name: 'Whole Condo' }),
    specificRooms: estimator.getByRole('button', { name: 'Specific Rooms' }),
    wallSqft: estimator.getByLabel('Wall Square Footage'),
    calculate: estimator.getByRole('button', { name: 'Calculate Cost' }),
    result: estimator.getByRole('status'),
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
