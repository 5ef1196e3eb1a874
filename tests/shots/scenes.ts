import type { Page } from 'playwright';
import { showState } from '../states/show-state';
import { tagStates } from '../states/tag-states';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { fillQuoteForm } from '../support/page/quote-form';
import { builtRoutes } from '../support/server/built-routes';
import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';

/** Where a scene is played: a page of its own, the built site with its services, and somebody else's site. */
export interface Stage {
  readonly page: Page;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

/** One thing to look at. */
export interface Scene {
  /** The pictures are named after it. */
  readonly name: string;
  /** Only what the window shows: dialogs and menus stand before the rest of the page. */
  readonly isWindowOnly?: boolean;
  /** Opened anew at each width: what is opened on a phone is another thing than on a desktop. */
  readonly isNewAtEachWidth?: boolean;
  open(stage: Stage): Promise<unknown>;
}

/** Every page of the built site, what opens or follows on pages, and every state of every tag. */
export function scenes(): readonly Scene[] {
  return [...pages(), ...pageScenes, ...tags];
}

function pages(): readonly Scene[] {
  return builtRoutes().map((path) => ({
    name: `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`,
    open: ({ page }) => page.goto(path),
  }));
}

const pageScenes: readonly Scene[] = [
  { name: 'page-with-menu', isWindowOnly: true, isNewAtEachWidth: true, open: openMenu },
  { name: 'page-with-modal', isWindowOnly: true, isNewAtEachWidth: true, open: openModal },
  { name: 'page-blog-without-match', open: ({ page }) => page.goto('/blog?search=no+such+word') },
  { name: 'page-thank-you-contact', open: sendRequest },
  { name: 'page-thank-you-estimate', open: getPrice },
];

const tags: readonly Scene[] = Object.values(tagStates)
  .flat()
  .map((state) => ({
    name: `tag-${state.name
      .replace(/^the /, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
    isWindowOnly: state.lasting === 'dialog' || state.lasting === 'toast',
    open: (stage) => showState(state, { ...stage, language: 'en' }),
  }));

/** The mobile menu where there is one, else the first dropdown. */
async function openMenu({ page }: Stage): Promise<void> {
  await page.goto('/about');
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  if (await toggle.isVisible()) await toggle.click();
  else await page.getByRole('link', { name: 'residential services' }).first().hover();
}

async function openModal({ page }: Stage): Promise<void> {
  await page.goto('/about');
  await page.waitForFunction(() => customElements.get('painting-quote-modal'));
  await page.locator('main [data-painting-quote]').first().click();
  await page.locator('painting-quote-modal').getByLabel('Name*', { exact: true }).waitFor();
}

async function sendRequest({ page }: Stage): Promise<void> {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/thank-you');
}

async function getPrice({ page }: Stage): Promise<void> {
  await page.goto('/estimator');
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await page.waitForURL('**/thank-you');
}
