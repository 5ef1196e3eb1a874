import type { Page, Route } from 'playwright/test';
import { en } from '../../../shared/locales/en';
import { business } from '../../support/business';
import { accessibilityTree, nameless, skippedLevels } from '../../support/page/accessibility-tree';
import { estimatorControls, openCalculator } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { heardOutline } from '../../support/page/heard-outline';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { untilReady } from '../../support/page/until-ready';

// Content exposed to screen readers, read from the browser's accessibility tree (WCAG 2.2, 1.3.1, 2.4.1, 2.4.6, 3.3.1,
// 4.1.2, 4.1.3).

test('the estimator announces its calculation and then its error in live regions that were there before', async ({
  page,
  server,
}) => {
  await server.failEstimate({ status: 503, times: 2 });
  const estimator = await openCalculator(page, 'wholeCondo');
  expect(await statusOf(page)).toEqual(['polite', '']);
  const messages = estimator.locator('section[aria-live=polite]');
  const region = await messages.elementHandle();
  const calls: Route[] = [];
  await page.route('**/api/estimate', (route) => void calls.push(route), { times: 1 });
  await estimatorControls(estimator).calculate.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(await statusOf(page)).toEqual(['polite', en.estimator.calculating]);
  for (const call of calls) await call.continue();
  await expect(messages).toContainText(en.estimator.estimateFailed.general);
  expect(await region?.evaluate((node) => node.isConnected)).toBe(true);
});

test('the open modal is a named dialog that hides the page behind it', async ({ page }) => {
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('main').locator('[data-painting-quote]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const tree = await accessibilityTree(page);
  const dialogs = tree.filter(({ role }) => role === 'dialog');
  expect(dialogs.map(({ name, states }) => [name, states.modal])).toEqual([[en.quoteModal.title, true]]);
  expect(tree.filter(({ role }) => ['main', 'navigation', 'contentinfo'].includes(role))).toEqual([]);
  const links = tree.filter(({ role }) => role === 'link').map(({ name }) => name);
  expect(links).toEqual([en.delivery.privacy]);
});

test('a question exposes whether it is open', async ({ page }) => {
  await page.goto('/faqs');
  await untilReady(page);
  await page.getByRole('main').locator('summary').nth(1).click();
  await expect
    .poll(async () => {
      const tree = await accessibilityTree(page);
      const questions = tree.filter(({ role }) => role === 'DisclosureTriangle');
      return questions.slice(0, 3).map(({ states }) => states.expanded);
    })
    .toEqual([false, true, false]);
});

test('the menu button exposes whether the menu is open, and the menu reads as kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  const menuButton = async () => {
    const tree = await accessibilityTree(page);
    return tree.find(({ role, name }) => role === 'button' && name.startsWith('Toggle menu'))?.states
      .expanded;
  };
  expect(await menuButton()).toBe(false);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect.poll(menuButton).toBe(true);
  expect(await heardOutline(page.locator('body'))).toMatchSnapshot('open-menu.txt');
});

for (const { path, main, mobile } of [
  { path: '/about', main: ['about', 'About Us'], mobile: ['About', 'About Us'] },
  { path: '/blog/painting-a-ceiling', main: [], mobile: [] },
]) {
  test(`on ${path} both navigations mark exactly the links to the current page`, async ({ page }) => {
    await page.goto(path);
    expect(await markedAsCurrent(page, 'Main')).toEqual(main.map((link) => [link, path, 'page']));
    expect(await markedAsCurrent(page, 'Mobile')).toEqual(mobile.map((link) => [link, path, 'page']));
  });
}

test('the thank-you page has one title, one thank-you heading, and names for everything', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page).toHaveTitle(`Thank You | ${business.name}`);
  await untilReady(page);
  const tree = await accessibilityTree(page);
  const headings = tree.filter(({ role }) => role === 'heading');
  expect(headings.filter(({ states }) => states.level === 1).map(({ text }) => text)).toEqual(['Contact Us']);
  expect(headings.map(({ text }) => text).filter((text) => /thank you|estimate/i.test(text))).toEqual([
    en.thankYou.contact.heading,
  ]);
  expect(skippedLevels(tree)).toEqual([]);
  expect(nameless(tree)).toEqual([]);
});

/** Marked links of a navigation, visible or not: text, address and mark. */
async function markedAsCurrent(page: Page, name: string): Promise<readonly (readonly (string | null)[])[]> {
  const navigation = page.getByRole('navigation', { name, includeHidden: true });
  return navigation
    .locator('[aria-current]')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    );
}

async function statusOf(page: Page): Promise<readonly unknown[]> {
  const status = (await accessibilityTree(page)).find(({ role }) => role === 'status');
  return [status?.states.live, status?.text];
}
