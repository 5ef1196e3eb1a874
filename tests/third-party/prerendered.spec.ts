import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../../build/business/from-root';
import { en } from '../../shared/locales/en';
import { fixtureWebRoot } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import { holdScript } from '../support/page/until-ready';
import { useEveryTag } from './use-every-tag';

/** The file that a page includes for a tag. */
const included = (tag: string, language = 'en') =>
  readFileSync(join(fixtureWebRoot, `widgets/prerendered/${tag}.${language}.html`), 'utf8');

test('an included form shows before the script, which then takes it over and keeps the typed text', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const release = await holdScript(page);
  await page.goto(
    thirdPartySite.show('/included', hostPage(server.origin, included('painting-quote-form'))),
    { waitUntil: 'commit' },
  );
  const form = page.locator('painting-quote-form');
  const { message, submit } = quoteControls(form);
  await message.fill('Typed early');
  expect(await page.evaluate(() => customElements.get('painting-quote-form'))).toBeUndefined();
  const input = await message.elementHandle();
  await release();
  await page.waitForFunction(() => customElements.get('painting-quote-form'));
  await fillQuoteForm(form, { ...visitor, message: 'Typed early, and on' });
  expect(await message.evaluate((now, before) => now === before, input)).toBe(true);
  await submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.client_message).toBe('Typed early, and on');
});

test('tags included twice work beside tags that the script renders', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const twice = included('painting-estimator', 'fr').repeat(2);
  await page.goto(thirdPartySite.show('/twice', hostPage(server.origin, everyTag + twice)));
  await useEveryTag(page, page.locator('#tags'));
  for (const estimator of await page.locator('body > painting-estimator').all()) {
    await expect(estimator.getByLabel('Prénom*')).toBeVisible();
    expect(await estimator.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('form').length)).toBe(1);
  }
});

test('the example server answers with a form that shows before the script', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const example = await exampleServer(server.origin);
  const release = await holdScript(page);
  await page.goto(thirdPartySite.show('/from-a-server', example), { waitUntil: 'commit' });
  const form = page.locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: 'A price for your rooms' })).toBeVisible();
  await release();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
});

/** The page of `examples/server/page.mjs`, run by Node as its reader would. */
async function exampleServer(widgetsOrigin: string): Promise<string> {
  const print = "import { handle } from './examples/server/page.mjs'; console.log(await handle().text())";
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '--eval', print], {
    cwd: fromRoot(''),
    env: { ...process.env, WIDGETS_ORIGIN: widgetsOrigin },
  });
  return stdout;
}
