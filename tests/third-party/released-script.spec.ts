import { readFileSync } from 'node:fs';
import { webRoot } from '../../build/business/folders';
import { fromRoot } from '../../build/business/from-root';
import { keptVersions } from '../../build/widgets/releases';
import { ownBusiness } from '../../server/base/node-business';
import { client, giveContactDetails, sendLead, visitor } from '../support/driver/leads';
import { playwrightDriver } from '../support/driver/playwright-driver';
import { dollars } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { texts } from '../support/texts';

// What a partner pinned stays as it was, whatever the server behind it has become: the newest release against today's server.

const version = keptVersions()
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1);
/** The script tag that the README of the widgets pins. */
const [snippet = ''] =
  /<script .*<\/script>/.exec(
    readFileSync(fromRoot('widgets/README.md'), 'utf8').split('<!-- snippet:begin -->')[1] ?? '',
  ) ?? [];

test.use({ served: { distFolder: webRoot, business: ownBusiness } });

test(`the released script ${version} is served as it was pinned, and its forms send whole leads and prices to today's server`, async ({
  page,
  server,
  thirdPartySite,
}) => {
  expect(snippet).toContain(`/widgets/${version}/`);
  const script = snippet.replace(/src="https?:\/\/[^/]*/, `src="${server.origin}`);
  const tags =
    '<painting-quote-form source="old-partner"></painting-quote-form><painting-estimator></painting-estimator>';
  await page.goto(
    thirdPartySite.show(
      '/pinned',
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${script}</head><body>${tags}</body></html>`,
    ),
  );
  const form = page.locator('painting-quote-form');
  await sendLead(playwrightDriver(form), visitor);
  await expect.poll(() => server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  const estimator = page.locator('painting-estimator');
  const driver = playwrightDriver(estimator);
  await giveContactDetails(driver, client);
  await driver.press(texts.en.estimator.options.general);
  await driver.fill(texts.en.estimator.fields.wallSqft, '1600');
  await driver.press(texts.en.estimator.calculate);
  await expect.poll(() => server.delivered()).toHaveLength(4);
  const [mail] = (await server.mails()).filter(({ subject }) => subject.includes(client.familyName));
  const leads = await server.leads();
  const quote = leads.find(({ values }) => values.email === visitor.email);
  expect(quote).toMatchObject({
    kind: 'contact',
    source: 'old-partner',
    values: { name: visitor.name, message: visitor.message },
  });
  const estimate = leads.find(({ values }) => values.email === client.email);
  expect(estimate?.kind).toBe('estimate');
  const [asked] = await server.estimateCalls();
  const price = dollars(await server.priceOf(Object(asked)));
  expect(mail?.text).toContain(price);
  // Scripts of before leads were records say it in a text.
  expect(estimate?.texts.EstimatorValues).toContain(price);
});
