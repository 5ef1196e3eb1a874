import { readFileSync } from 'node:fs';
import { fromRoot } from '../../build/business/from-root';
import { en } from '../../shared/locales/en';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, expectToast, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { leadParams } from '../support/page/mail-calls';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { packageFile } from './libraries';
import { useEveryTag } from './use-every-tag';

const libraries: Readonly<Record<string, () => string>> = {
  'jQuery 1.12': () => packageFile('jquery1/dist/jquery.js'),
  'built-ins patched by hand': () => readFileSync(fromRoot('tests/third-party/patched-built-ins.js'), 'utf8'),
  'Sugar 1.5': () => packageFile('sugar1/sugar-full.js'),
  'Sugar 2': () => `${packageFile('sugar/dist/sugar.js')};Sugar.extend()`,
  'core-js 2': () => packageFile('core-js2/client/core.js'),
};

for (const [name, text] of Object.entries(libraries)) {
  // The patches made by hand stand for the libraries.
  const tag = name.includes('by hand') ? [] : '@release';
  test(`every tag works beside ${name}`, { tag }, async ({ page, server, thirdPartySite }) => {
    const library = thirdPartySite.show('/library.js', text(), { 'Content-Type': 'text/javascript' });
    const head = `<script src="${library}"></script>`;
    await page.goto(thirdPartySite.show('/beside', hostPage(server.origin, everyTag, { head })));
    await useEveryTag(page);
  });

  const title = `both flows deliver their full input beside ${name}`;
  test(title, { tag }, async ({ page, server, thirdPartySite }) => {
    const library = thirdPartySite.show('/library.js', text(), { 'Content-Type': 'text/javascript' });
    const head = `<script src="${library}"></script>`;
    await page.goto(thirdPartySite.show('/beside', hostPage(server.origin, everyTag, { head })));
    const form = page.locator('painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    const estimator = page.locator('painting-estimator');
    await goToCalculator(estimator, 'specificRooms');
    await estimatorControls(estimator).wallSqft.fill('300');
    await estimator.getByRole('button', { name: '+ Add Another Room' }).click();
    await expect(estimator.getByRole('group', { name: 'Room 2' })).toBeVisible();
    await estimatorControls(estimator).calculate.click();
    await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
    expect(await server.estimateCalls()).toEqual([
      expect.objectContaining({
        rooms: [
          expect.objectContaining({ id: 1, wallSqft: 300 }),
          expect.objectContaining({ wallSqft: null }),
        ],
        generalValues: expect.objectContaining({ doors: 0, isTwoStory: false }),
      }),
    ]);
    expect(await server.delivered()).toEqual([
      'contactNotification',
      'contactConfirmation',
      'estimatorTeam',
      'estimatorCustomer',
    ]);
    const sent = (await server.sendCalls()).map(({ params }) => params);
    for (const params of sent) expect(params).toMatchObject(leadParams);
    expect(sent.map(({ lead_details }) => lead_details).join()).not.toMatch(/NaN|undefined/);
  });
}

test("a refused mail's message shows beside patched built-ins", async ({ page, server, thirdPartySite }) => {
  await server.failMail({ status: 400, body: 'Not like this' });
  const text = libraries['built-ins patched by hand']?.() ?? '';
  const library = thirdPartySite.show('/library.js', text, { 'Content-Type': 'text/javascript' });
  const head = `<script src="${library}"></script>`;
  await page.goto(thirdPartySite.show('/beside', hostPage(server.origin, everyTag, { head })));
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Not like this');
});
