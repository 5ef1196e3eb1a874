import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import sharp from 'sharp';
import { browserData, browserRequests } from '../../shared/kept-data';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { estimatePageTexts } from '../../shared/locales/estimate-page';
import { fixtureWebRoot } from '../support/business';
import { BrowserRecorder, type Kept } from '../support/page/browser-recorder';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { linkedPath } from '../support/page/linked-path';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';
import type { TestServer } from '../support/server/test-server';

// What the privacy pages and /partners list is all that browsers keep and send (shared/kept-data.ts).

const { visit, photos } = afterLeadTexts.en;

/** Pages with scripts of their own, one of each template. */
const readPages = [
  ...['/', '/residential', '/services/interior-painting', '/reviews', '/faqs', '/privacy'],
  ...['/blog?search=wall', '/blog/choosing-a-roller', '/partners', '/embed/quote', '/embed/estimator'],
];

test('our pages keep and send in a browser what the list says, and nothing else', async ({
  page,
  server,
}) => {
  test.slow();
  const recorder = await BrowserRecorder.of(page);
  for (const path of readPages) await readToEnd(page, path);

  await page.goto('/contact');
  await sendQuote(page);
  await addToLead(page);
  await page.goto('/estimator');
  await sendEstimate(page);
  await addToLead(page);
  await openEstimate(page, server);
  await recorder.look(page);

  expect(listed(recorder.kept)).toEqual(entries(browserData));
  const toLeadService = browserRequests.filter(({ path }) => path.test('/api/leads'));
  expect(calls(recorder.requests, [server.origin])).toEqual(
    titles(browserRequests.filter((call) => !toLeadService.includes(call))),
  );
});

test("a partner's page with every tag keeps and sends in a browser what the list says, and nothing else", async ({
  page,
  server,
  thirdPartySite,
}) => {
  test.slow();
  const recorder = await BrowserRecorder.of(page);
  const withDrafts = everyTag
    .replace('<painting-estimator', '<painting-estimator keep-draft thank-you-url="/thanks"')
    .replace('<painting-quote-form', `<painting-quote-form keep-draft lead-url="${server.origin}/api/leads"`);
  const frame = `<iframe title="A form in a frame" src="${server.origin}/embed/quote"></iframe>`;
  const every = thirdPartySite.show('/every', hostPage(server.origin, withDrafts + frame));
  thirdPartySite.show(
    '/thanks',
    hostPage(server.origin, '<painting-thank-you>Nothing here</painting-thank-you>'),
  );

  await readToEnd(page, every);
  await sendQuote(page);
  await addToLead(page);
  await page.goto(every);
  await sendEstimate(page);
  await expect(page).toHaveURL(`${thirdPartySite.origin}/thanks`);
  await addToLead(page);
  await recorder.look(page);

  const onPartner = recorder.kept.filter(({ origin }) => origin !== server.origin);
  expect(listed(onPartner)).toEqual(entries(browserData.filter(({ isOnPartners }) => isOnPartners)));
  const inFrame = recorder.kept.filter(({ origin }) => origin === server.origin);
  expect(entries(browserData)).toEqual(expect.arrayContaining([...listed(inFrame)]));
  expect(calls(recorder.requests, [server.origin, thirdPartySite.origin])).toEqual(
    titles(browserRequests.filter(({ isOnlyOurs }) => !isOnlyOurs)),
  );
});

async function readToEnd(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
}

async function sendQuote(page: Page): Promise<void> {
  const form = page.locator('painting-quote-form').first();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
}

async function sendEstimate(page: Page): Promise<void> {
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
}

/** Asks for a visit, and sends a photo and takes it back. */
async function addToLead(page: Page): Promise<void> {
  const card = page.getByRole('group', { name: visit.heading });
  await card.getByRole('button').first().click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(page.getByRole('button', { name: visit.changeTimes })).toBeVisible();
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(photos.choose).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: photos.send(photos.count(1)) }).click();
  await expect(page.getByRole('status').filter({ hasText: photos.sent(photos.count(1)) })).toBeVisible();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: photos.remove(1) }).click();
  await removed;
}

/** Opens the page of the estimate from its mail, says 'Not now' there, and changes something. */
async function openEstimate(page: Page, server: TestServer): Promise<void> {
  const words = estimatePageTexts.en;
  await page.goto(linkedPath(await server.mails()));
  await page.getByRole('button', { name: words.notNow }).click();
  await page.getByRole('button', { name: words.change }).click();
  await expect(page.locator('painting-estimator .last-price')).toBeVisible();
}

/** The entries of the list that were kept, and whatever the list does not have, each once. */
function listed(kept: readonly Kept[]): readonly string[] {
  const names = kept.map(({ place, name }) => {
    const entry = browserData.find(
      (data) =>
        data.place === place &&
        (data.name.endsWith('…') ? name.startsWith(data.name.slice(0, -1)) : name === data.name),
    );
    return `${place}: ${entry?.name ?? name}`;
  });
  return [...new Set(names)].sort();
}

function entries(data: typeof browserData): readonly string[] {
  return data.map(({ place, name }) => `${place}: ${name}`).sort();
}

/** The calls of the list that were made, and whatever is neither on the list nor for a file of our site, each once. */
function calls(requests: readonly Request[], origins: readonly string[]): readonly string[] {
  const found = requests.flatMap((request) => {
    const { origin, pathname, search, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return [];
    const method = request.method();
    const known = browserRequests.find((call) => call.method === method && call.path.test(pathname));
    if (known && origin === origins[0]) return [known.title.en];
    const isOpened = request.isNavigationRequest() && (origin === origins[1] || search === '?search=wall');
    const isOurs = method === 'GET' && origin === origins[0];
    const isFile = isOurs && search === '' && isBuilt(pathname);
    const isEstimate = isOurs && /^\/estimate\/([\w-]+|script)$/.test(pathname);
    return isEstimate || isOpened || isFile ? [] : [`${method} ${request.url()}`];
  });
  return [...new Set(found)].sort();
}

function titles(requests: typeof browserRequests): readonly string[] {
  return requests.map(({ title }) => title.en).sort();
}

function isBuilt(path: string): boolean {
  const file = path === '/' ? '/index' : decodeURI(path);
  return [file, `${file}.html`].some((one) => existsSync(join(fixtureWebRoot, one)));
}
