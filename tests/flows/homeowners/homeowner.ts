import type { Page } from 'playwright/test';
import { texts } from '../../../shared/texts';
import { type EstimationType, fillEstimator, type SpokenLanguage } from '../../support/driver/leads';
import { type PlaywrightDriver, playwrightDriver } from '../../support/driver/playwright-driver';
import { expect } from '../../support/page/flow-test';
import { readShownReceipt, type ShownReceipt } from './receipt';

/** Answers by label: a figure, a choice, or `true` to tick. */
export type Answers = Readonly<Record<string, string | true>>;

/** A homeowner at the wizard. */
export interface Homeowner {
  readonly driver: PlaywrightDriver;
  /** Driver for the fields of one room. */
  room(number: number): PlaywrightDriver;
}

/** The homeowner at the page's wizard. */
export function homeownerAt(page: Page): Homeowner {
  const estimator = page.locator('painting-estimator');
  return {
    driver: playwrightDriver(estimator),
    room: (number) => playwrightDriver(estimator.getByRole('group', { name: `Room ${number}` })),
  };
}

/** Opens the site's estimator and completes its first two steps. */
export async function openWizard(page: Page, estimationType: EstimationType): Promise<Homeowner> {
  await page.goto('/estimator');
  const homeowner = homeownerAt(page);
  await fillEstimator(homeowner.driver, estimationType);
  return homeowner;
}

/** Enters answers. */
export async function enter(driver: PlaywrightDriver, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === true) await driver.press(label);
    else if (/^Wall Square|^Superficie/.test(label)) await driver.fill(label, answer);
    else await driver.choose(label, answer);
  }
}

/** Presses 'Calculate Cost' and reads the receipt. */
export async function getReceipt(
  page: Page,
  { driver }: Homeowner,
  language: SpokenLanguage = 'en',
): Promise<ShownReceipt> {
  await driver.press(texts[language].estimator.calculate);
  const heading = page.getByRole('heading', { level: 2, name: /Your Estimate is Ready!|Votre estimation/ });
  await expect(heading).toBeVisible();
  return readShownReceipt(page);
}
