import { chromium } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { chromiumFlags, findChromium } from '../support/browser/find-chromium';
import { estimatorControls, giveContactInfo, goToCalculator } from '../support/page/estimator';
import { expect, isTheBrowsersOwn, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import { useEveryTag, waitForEveryTag } from './use-every-tag';

test('a page frozen while sending resumes when it thaws', async ({ page, server, thirdPartySite }) => {
  await page.goto(thirdPartySite.show('/frozen', hostPage(server.origin)));
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  const browser = await page.context().newCDPSession(page);
  const asked = page.waitForRequest('**/email/send');
  await quoteControls(form).submit.click();
  await asked;
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('a page restored from the back/forward cache keeps its state and works', async ({
  server,
  thirdPartySite,
}) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!isTheBrowsersOwn(message)) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  const address = thirdPartySite.show('/left', hostPage(server.origin));
  await page.goto(address);
  await waitForEveryTag(page);
  const form = page.locator('painting-quote-form');
  await quoteControls(form).message.fill('Kept');
  await giveContactInfo(page.locator('painting-estimator'));
  await estimatorControls(page.locator('painting-estimator')).wholeCondo.click();
  await page.goto(
    thirdPartySite.show('/other', '<!doctype html><title>Other</title><link rel="icon" href="data:,">'),
  );
  // A page restored from the back/forward cache fires no load event.
  await page.evaluate(() => history.back());
  await page.waitForURL(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(quoteControls(form).message).toHaveValue('Kept');
  await fillQuoteForm(form, { ...visitor, message: 'After all' });
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  await estimatorControls(page.locator('painting-estimator')).calculate.click();
  await expect(
    page.locator('painting-estimator').getByRole('heading', { name: en.thankYou.estimate.heading }),
  ).toBeVisible();
  expect(lines).toEqual([]);
  await browser.close();
});

test('a page saved with rendered tags and an open modal has working tags again', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.goto(thirdPartySite.show('/before-saving', hostPage(server.origin)));
  await waitForEveryTag(page);
  await page.locator('[data-painting-quote]').click();
  await expect(
    page.locator('painting-quote-modal').getByRole('button', { name: en.quoteForm.submit }),
  ).toBeVisible();
  const saved = await page.evaluate(() => {
    const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const { documentElement: root } = document;
    const attributes = [...root.attributes].map(({ name, value }) => ` ${name}="${value}"`).join('');
    return `<!doctype html><html${attributes}>${root.getHTML({ shadowRoots })}</html>`;
  });
  expect(saved).toContain('<template shadowrootmode="open">');
  await page.goto(thirdPartySite.show('/saved', saved));
  await useEveryTag(page);
});

test('removing tags while they send cancels the price, and sent mail arrives', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.clock.install();
  await server.failEstimate({ kind: 'hang' });
  await server.failMail({ kind: 'hang' });
  await page.goto(thirdPartySite.show('/removed', hostPage(server.origin)));
  const form = page.locator('painting-quote-form');
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect.poll(() => server.sendCalls()).toHaveLength(1);
  await expect.poll(() => server.estimateCalls()).toHaveLength(1);
  const brokenOff: string[] = [];
  page.on('requestfailed', (request) => brokenOff.push(new URL(request.url()).pathname));
  await page.evaluate(() => document.querySelector('#tags')?.remove());
  await expect.poll(() => brokenOff).toEqual(['/api/estimate']);
  await page.clock.fastForward(60_000);
  await expect.poll(() => server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  expect(await server.estimateCalls()).toHaveLength(1);
});
