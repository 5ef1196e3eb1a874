import type { Page } from 'playwright';
import { builtRoutes } from './built-routes';

/** One thing to look at: a page as it opens, or after something was done on it. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** The whole page, or (dialogs, messages, menus) what the window shows. */
  readonly isWholePage: boolean;
  act?(page: Page, origin: string): Promise<void>;
}

/** Every route of the built site, then every state of the tags on it. */
export function scenes(): readonly Scene[] {
  const routes = builtRoutes().map((path) => ({
    name: `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`,
    path,
    isWholePage: true,
  }));
  return [...routes, ...states];
}

const inWindow = { isWholePage: false };

const states: readonly Scene[] = [
  {
    name: 'state-estimator-errors',
    path: '/estimator',
    ...inWindow,
    act: (page) => press(page, 'Continue to Cost Estimator'),
  },
  { name: 'state-estimator-options', path: '/estimator', ...inWindow, act: giveContact },
  {
    name: 'state-estimator-whole-condo',
    path: '/estimator',
    isWholePage: true,
    act: (page) => choose(page, 'Whole Condo'),
  },
  {
    name: 'state-estimator-rooms',
    path: '/estimator',
    isWholePage: true,
    act: (page) => choose(page, 'Specific Rooms'),
  },
  { name: 'state-estimator-price', path: '/estimator', isWholePage: true, act: showPrice },
  { name: 'state-thank-you-estimate', path: '/estimator', isWholePage: true, act: reachThankYou },
  { name: 'state-estimate-failed', path: '/estimator', ...inWindow, act: failEstimate },
  {
    name: 'state-form-errors',
    path: '/contact',
    ...inWindow,
    act: (page) => page.locator('main painting-quote-form').getByRole('button', { name: 'Submit' }).click(),
  },
  { name: 'state-modal', path: '/about', ...inWindow, act: openModal },
  {
    name: 'state-faq-third',
    path: '/faqs',
    isWholePage: true,
    act: (page) => page.locator('painting-faq summary').nth(2).click(),
  },
  {
    name: 'state-carousels-moved',
    path: '/',
    isWholePage: true,
    act: async (page) => {
      for (const tag of ['painting-carousel', 'painting-review-carousel']) {
        await page.locator(tag).getByRole('button', { name: /next/i }).click();
      }
    },
  },
  { name: 'state-menu', path: '/about', ...inWindow, act: openMenu },
];

async function press(page: Page, name: string): Promise<void> {
  await page.locator('painting-estimator').getByRole('button', { name }).click();
}

async function giveContact(page: Page): Promise<void> {
  const estimator = page.locator('painting-estimator');
  const texts = { 'Name*': 'Grace', 'Family Name*': 'Hopper', 'Address*': '34 Compiler Street' };
  for (const [label, text] of Object.entries(texts))
    await estimator.getByLabel(label, { exact: true }).fill(text);
  await estimator.getByLabel('Email*').fill('grace@example.com');
  await estimator.getByLabel('Phone Number*').fill('4165550199');
  await press(page, 'Continue to Cost Estimator');
}

async function choose(page: Page, mode: 'Whole Condo' | 'Specific Rooms'): Promise<void> {
  await giveContact(page);
  await press(page, mode);
}

async function showPrice(page: Page): Promise<void> {
  // The mail service does not answer, so the price stays in sight.
  await page.route('**/email/send', () => undefined);
  await choose(page, 'Whole Condo');
  await page.locator('painting-estimator').getByLabel('Wall Square Footage').fill('800');
  await press(page, 'Calculate Cost');
  await page.locator('painting-estimator').getByText('$2').first().waitFor();
}

async function reachThankYou(page: Page): Promise<void> {
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
  await choose(page, 'Whole Condo');
  await press(page, 'Calculate Cost');
  await page.waitForURL('**/thank-you');
}

async function failEstimate(page: Page): Promise<void> {
  await page.route('**/api/estimate', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
  await choose(page, 'Whole Condo');
  await press(page, 'Calculate Cost');
  await page.locator('painting-estimator').getByRole('alert').first().waitFor();
}

async function openModal(page: Page): Promise<void> {
  await page.locator('main [data-painting-quote]').first().click();
  await page.locator('painting-quote-modal').getByLabel('Name*', { exact: true }).waitFor();
}

/** The mobile menu where there is one, else the first dropdown. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  if (await toggle.isVisible()) await toggle.click();
  else await page.getByRole('link', { name: 'residential services' }).first().hover();
}
