import { en } from '../../shared/locales/en';
import { dollars, estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

test('a quote form on a third-party page reaches the business without any settings', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.goto(
    thirdPartySite.show('/quote', hostPage(server.origin, '<painting-quote-form></painting-quote-form>')),
  );
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeFocused();
  await expect(form.getByRole('link', { name: en.thankYou.home })).toHaveCount(0);
  expect(page.url()).toBe(`${thirdPartySite.origin}/quote`);
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('an estimator on a third-party page shows the price in place', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.goto(
    thirdPartySite.show('/price', hostPage(server.origin, '<painting-estimator></painting-estimator>')),
  );
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).wallSqft.fill('1000');
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeFocused();
  const price = dollars(await server.priceOf((await server.estimateCalls())[0] as object));
  await expect(estimator).toContainText(`Total Estimated Cost ${price}`);
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

/** Fake of the Google Maps script. */
const mapsScript = `
  const Map = class { constructor(place) { place.append('The map'); } setOptions() {} };
  const Circle = class { setOptions() {} };
  google.maps.importLibrary = async () => ({ Map, Circle });
  google.maps.__ib__();`;

for (const [answer, text] of [
  ['answers', 'The map'],
  ['is blocked', 'Lake Ontario'],
] as const) {
  test(`a map whose service ${answer} shows '${text}' without moving the page`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const asked: URL[] = [];
    await page.route('https://maps.googleapis.com/**', (route) => {
      asked.push(new URL(route.request().url()));
      return answer === 'answers'
        ? route.fulfill({ contentType: 'text/javascript', body: mapsScript })
        : route.abort();
    });
    const tag = '<painting-service-map api-key="key-1"></painting-service-map>';
    await page.goto(thirdPartySite.show('/map', hostPage(server.origin, tag)));
    const map = page.locator('painting-service-map');
    await expect.poll(() => asked.map(({ searchParams }) => searchParams.get('key'))).toEqual(['key-1']);
    await expect(map.getByText(text)).toBeVisible();
    expect((await map.boundingBox())?.height).toBe(400);
  });
}

test.describe('in a sandboxed frame without storage', () => {
  const framed = (origin: string, tag: string) =>
    `<!doctype html><title>Frame</title><link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" width="900" height="1400" srcdoc="${hostPage(origin, tag).replaceAll('"', '&quot;')}"></iframe>`;

  test('the quote form delivers its lead and thanks in place', async ({ page, server, thirdPartySite }) => {
    const tag = '<painting-quote-form thank-you-url="/thank-you"></painting-quote-form>';
    await page.goto(thirdPartySite.show('/framed-form', framed(server.origin, tag)));
    const form = page.frameLocator('iframe').locator('painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
    expect((await server.mails())[0]?.text).toContain(visitor.message);
  });

  test('the estimator shows its price and thanks in place', async ({ page, server, thirdPartySite }) => {
    const tag = '<painting-estimator keep-draft thank-you-url="/thank-you"></painting-estimator>';
    await page.goto(thirdPartySite.show('/framed-price', framed(server.origin, tag)));
    const estimator = page.frameLocator('iframe').locator('painting-estimator');
    await goToCalculator(estimator, 'specificRooms');
    await estimatorControls(estimator).wallSqft.fill('400');
    await estimatorControls(estimator).calculate.click();
    await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
  });
});
