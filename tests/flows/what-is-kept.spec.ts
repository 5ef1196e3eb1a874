import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { type BrowserData, browserData, browserRequests } from '../../shared/kept-data';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { estimatorControls, goToCalculator, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

const { visit, photos } = afterLeadTexts.en;
const campaign = '?utm_source=news&utm_campaign=spring&gclid=abc';

type Place = BrowserData['place'] | 'cookie' | 'cache' | 'worker';

/** Records every write into what a browser can keep, in every page and frame, and every call from them. */
async function record(context: BrowserContext) {
  const kept = new Set<string>();
  const calls: { readonly method: string; readonly url: URL }[] = [];
  context.on('request', (request) => calls.push({ method: request.method(), url: new URL(request.url()) }));
  await context.exposeFunction(
    'noteKept',
    (place: Place, name: string) => void kept.add(`${place}: ${name}`),
  );
  await context.addInitScript(() => {
    const note = (place: Place, name: unknown) => Reflect.get(window, 'noteKept')(place, String(name));
    const watch = (owner: object, name: string, see: (self: unknown, given: readonly unknown[]) => void) => {
      const before = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        see(this, given);
        return Reflect.apply(before, this, given);
      });
    };
    watch(Storage.prototype, 'setItem', (self, [key]) =>
      note(self === sessionStorage ? 'session storage' : 'local storage', key),
    );
    watch(IDBFactory.prototype, 'open', (_, [name]) => note('database', name));
    // What the page before wrote while it was left.
    try {
      for (const key of Object.keys(sessionStorage)) note('session storage', key);
      for (const key of Object.keys(localStorage)) note('local storage', key);
    } catch {
      // A sandboxed frame has neither.
    }
    // Only secure origins have both.
    if (window.isSecureContext) {
      watch(CacheStorage.prototype, 'open', (_, [name]) => note('cache', name));
      watch(ServiceWorkerContainer.prototype, 'register', (_, [url]) => note('worker', url));
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text) => note('cookie', text),
    });
  });
  return { kept, calls };
}

/** A listed name as an expression. */
function pattern({ place, name }: BrowserData): RegExp {
  return new RegExp(`^${place}: ${name.replace('…', '.+')}$`);
}

async function addTimesAndPhoto(page: Page): Promise<void> {
  const card = page.getByRole('group', { name: visit.heading });
  await card.getByRole('button').first().click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(page.locator('[part=added]')).toHaveText(/morning|afternoon/);
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a03020' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(photos.choose).setInputFiles([{ name: 'room.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('button', { name: photos.send(photos.count(1)) }).click();
  await expect(page.locator('[part=added]')).toHaveText(/1 photo/);
  await page.getByRole('button', { name: photos.remove(1) }).click();
  await expect(page.locator('[part=added]')).not.toHaveText(/photo/);
}

test('a browser keeps and sends nothing that shared/kept-data.ts does not list', async ({
  page,
  context,
  server,
  thirdPartySite,
}) => {
  test.slow();
  const { kept, calls } = await record(context);
  for (const path of ['/', '/reviews', '/faqs', '/partners', '/embed/quote'])
    await page.goto(path + campaign);

  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await addTimesAndPhoto(page);

  const { calculate } = estimatorControls(await openCalculator(page, 'specificRooms'));
  await page.reload();
  await calculate.click();
  await expect(page).toHaveURL(/thank-you/);

  await page.goto(thirdPartySite.show('/form', hostPage(server.origin, everyTag)) + campaign);
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page.getByRole('group', { name: visit.heading })).toBeVisible();

  const listed = browserData.map(pattern);
  expect([...kept].filter((entry) => !listed.some((known) => known.test(entry)))).toEqual([]);
  expect(listed.filter((known) => ![...kept].some((entry) => known.test(entry)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const services = calls.filter(({ method, url }) => method !== 'GET' || url.pathname.includes('/api/'));
  const unlisted = services.filter(
    ({ method, url }) =>
      // The browser's own question before a call to another origin.
      method !== 'OPTIONS' &&
      !browserRequests.some((known) => known.method === method && known.path.test(url.pathname)),
  );
  expect(unlisted).toEqual([]);
  const hosts = new Set(calls.map(({ url }) => url.host));
  hosts.delete('');
  expect([...hosts].sort()).toEqual([new URL(server.origin).host, new URL(page.url()).host].sort());
});
