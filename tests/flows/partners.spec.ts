import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../../server/app/start';
import { startNodeServer } from '../../server/host/node-server';
import { en } from '../../shared/locales/en';
import { tags } from '../../widgets/registry';
import { business, businessOfServer, fixtureWebRoot } from '../support/business';
import { answerTo, questionPattern, visitor } from '../support/driver/leads';
import { playwrightDriver } from '../support/driver/playwright-driver';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { linesFor, openBuilder } from '../third-party/snippet-tools';

const leadsToken = 'a token of more than twenty characters';
const secret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;

test('a link beside a tag or a site builder shows its lines in the builder', async ({ page }) => {
  await page.goto('/partners');
  await page.locator('[data-show-tag="painting-faq"]').click();
  await expect(page.locator('select[name="tag"]')).toHaveValue('painting-faq');
  await page.locator('details:has([data-show-format="frame"]) > summary').first().click();
  await page.locator('[data-show-format="frame"]').first().click();
  await expect(page.locator('input[name="format"][value="frame"]')).toBeChecked();
});

test("a partner's French form with three custom fields, consent and no address yields complete leads in mail, webhook and CSV", async ({
  page,
  thirdPartySite,
}) => {
  const called: { readonly data: Record<string, unknown> }[] = [];
  const receiver = await startNodeServer(
    async (request) => {
      called.push(JSON.parse(await request.text()));
      return new Response('thanks');
    },
    0,
    '127.0.0.1',
  );
  const mailboxFolder = await mkdtemp(join(tmpdir(), 'painting-partners-'));
  const server = await startServers({
    distFolder: fixtureWebRoot,
    business: businessOfServer,
    mailboxFolder,
    leadsToken,
    webhookUrl: `http://127.0.0.1:${receiver.port}/hook`,
    webhookSecret: secret,
    leastFormSeconds: 0,
    quiet: true,
  });
  try {
    await openBuilder(page, 'painting-quote-form');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.getByRole('group', { name: 'Fields to leave out' }).getByLabel('address').check();
    await page.getByRole('combobox', { name: /^Ask for consent/ }).selectOption('required');
    await page.getByLabel('Words of the question for consent').fill("J'accepte d'être rappelé.");
    const fields = page.locator('.own-field');
    for (const [index, label] of ['Comment nous avez-vous trouvés?', 'Pièces', 'Campagne'].entries()) {
      await page.getByRole('button', { name: 'Add a field' }).click();
      await fields.nth(index).getByLabel('Label').fill(label);
    }
    await fields.nth(1).getByRole('combobox', { name: 'Kind' }).selectOption('choice');
    await fields.nth(1).getByLabel('Choices').fill('Salon, Cuisine');
    await fields.nth(1).getByLabel('Required').check();
    await fields.nth(2).getByRole('combobox', { name: 'Kind' }).selectOption('hidden');
    await fields.nth(2).getByLabel('Value').fill('printemps');

    const shown = page.locator('#stage painting-quote-form');
    await expect(shown.getByRole('combobox', { name: 'Pièces*' })).toBeVisible();
    await expect(shown.getByText("J'accepte d'être rappelé.")).toBeVisible();
    await expect(page.locator('#events')).toContainText(
      'painting-ready {"leadKind":"contact", "tagId":"", "test":true}',
    );
    const lines = (await linesFor(page, 'Plain HTML')).replaceAll(new URL(page.url()).origin, server.origin);

    await page.goto(thirdPartySite.show('/fr', hostPage(server.origin, lines, { scripts: '' })));
    const form = page.locator('painting-quote-form');
    const driver = playwrightDriver(form);
    await form.getByLabel('Nom*').fill(visitor.name);
    await form.getByLabel('Téléphone*').fill(visitor.phone);
    await form.getByLabel('Courriel*').fill(visitor.email);
    await form.getByLabel(questionPattern).fill('0');
    await form.getByLabel(questionPattern).fill(answerTo(await driver.label(questionPattern)));
    await expect(form.getByLabel('Adresse*', { exact: true })).toHaveCount(0);
    await form.getByRole('textbox', { name: 'Comment nous avez-vous trouvés?' }).fill('La radio');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(form.getByRole('combobox', { name: 'Pièces*' })).toBeFocused();
    await form.getByRole('combobox', { name: 'Pièces*' }).selectOption('Cuisine');
    await form.getByRole('checkbox', { name: "J'accepte d'être rappelé." }).check();
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(form.getByRole('heading', { name: /^Merci de nous avoir écrit!$/ })).toBeVisible();

    const whole = ['La radio', 'Cuisine', 'printemps', "J'accepte d'être rappelé."];
    const headers = { Authorization: `Bearer ${leadsToken}` };
    await server.deliverDue();
    const mails: readonly { readonly text: string }[] = await (
      await fetch(`${server.origin}/outbox.json`, { headers })
    ).json();
    for (const text of whole) expect(JSON.stringify(mails[0])).toContain(text);
    await expect.poll(() => called.length).toBeGreaterThan(0);
    expect(called[0]?.data).toMatchObject({
      language: 'fr',
      fields: [
        { name: 'comment_nous_avez_vous_trouves', value: 'La radio' },
        { name: 'pieces', value: 'Cuisine' },
        { name: 'campagne', value: 'printemps' },
      ],
      consent: { text: "J'accepte d'être rappelé.", answer: true },
    });
    const csv = await fetch(`${server.origin}/leads/export.csv`, { headers });
    const table = await csv.text();
    for (const text of whole) expect(table).toContain(text);
    expect(table).toContain('"Comment nous avez-vous trouvés?","Pièces","campagne"');
  } finally {
    await server.stop();
    await receiver.stop(0);
    await rm(mailboxFolder, { recursive: true });
  }
});

test('the builder offers every tag, and marks and omits options that do not fit', async ({ page }) => {
  await openBuilder(page, 'painting-service-map');
  const offered = page.getByRole('combobox', { name: 'Tag', exact: true }).locator('option');
  expect((await offered.allTextContents()).sort()).toEqual([...tags].sort());
  const radius = page.locator('[name="radius-km"]');
  await expect(radius).toHaveAttribute('placeholder', `${business.serviceArea.radiusKm}`);
  await radius.fill('wide');
  await expect(radius).toHaveAttribute('aria-invalid', 'true');
  expect(await linesFor(page, 'Plain HTML')).not.toContain('radius-km');
  await radius.fill('25');
  expect(await linesFor(page, 'Plain HTML')).toContain('radius-km="25"');
});

test('the builder previews the choice and sends nothing', async ({ page, server }) => {
  await openBuilder(page, 'painting-quote-form');
  const form = page.locator('#stage painting-quote-form');
  await quoteControls(form).name.fill('Ada Byron');
  await page
    .locator('#choices')
    .getByRole('textbox', { name: /^Heading/ })
    .fill('A price for your rooms');
  await expect(form.getByRole('heading', { name: 'A price for your rooms' })).toBeVisible();
  await expect(quoteControls(form).name).toHaveValue('Ada Byron');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  expect(await server.sendCalls()).toEqual([]);
});

test('the builder copies the visible snippet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page, 'painting-estimator');
  const shown = await linesFor(page, 'Plain HTML');
  expect(shown.split('\n')).toEqual([
    '<painting-estimator>',
    expect.stringMatching(/^ {2}<a href="tel:.+<\/a>$/),
    '</painting-estimator>',
    expect.stringMatching(/^<script src="[^"]+" defer><\/script>$/),
  ]);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

test('the builder reports low contrast and previews the widgets at phone widths', async ({ page }) => {
  await openBuilder(page, 'painting-estimator');
  await expect(page.locator('#contrast li')).toHaveCount(0);
  await page.getByLabel('Text', { exact: true }).fill('#dddddd');
  await expect(page.locator('#contrast li').first()).toContainText(
    /^--painting-text on --painting-surface has a contrast of 1\.\d:1/,
  );
  await expect(page.locator('#snippet')).toContainText('--painting-text: #dddddd');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Small phone');
  expect(await page.locator('#stage').evaluate((stage) => stage.clientWidth)).toBe(320);
});

test('the builder checks pasted markup and suggests corrections, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBuilder(page, 'painting-quote-form');
  const markup = page.getByRole('textbox', { name: 'Check your markup' });
  const said = page.getByRole('status').filter({ has: page.locator('#mistakes') });
  await markup.fill(`<painting-quote-form hiden hide="adress" thank-you-ulr="/thanks">
      <label>Rooms <input></label>
      <input type="file" name="photo">
    </painting-quote-form>
    <painting-qoute-modal></painting-qoute-modal>`);
  await expect(said.getByRole('listitem')).toHaveText([
    '<painting-qoute-modal> is not one of our tags. Did you mean painting-quote-modal?',
    '<painting-quote-form> has no attribute hiden. Did you mean hide?',
    '<painting-quote-form> has no attribute thank-you-ulr. Did you mean thank-you-url?',
    /^<painting-quote-form> hide="adress" is not valid: expected .+; adress is unknown\. Did you mean address\?$/,
    '<painting-quote-form> does not send a file: photo',
    '<painting-quote-form> does not send a field without a name: Rooms',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await markup.fill(await linesFor(page, 'Plain HTML'));
  await expect(said).toHaveText('No mistakes found.');
  await markup.fill('<p>Call us</p>');
  await expect(said).toHaveText('None of our tags is in it.');
  await markup.fill('');
  await expect(said).toBeEmpty();
});

test('option groups expand by keyboard while the preview stays in view', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/partners');
    await page.locator('#choices').scrollIntoViewIfNeeded();
    await page.locator('#stage > *').first().waitFor();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('painting-quote-form');
    const submitLabel = page.getByRole('textbox', { name: /^Words on the button/ });
    await expect(submitLabel).toBeHidden();
    await page.locator('summary', { hasText: /^Words$/ }).press('Enter');
    await submitLabel.fill('Ask us');
    await expect(submitLabel).toBeInViewport();
    await expect(page.locator('#stage')).toBeInViewport();
    await expect(page.locator('#stage').getByRole('button', { name: 'Ask us' })).toBeVisible();
    const field = await submitLabel.boundingBox();
    const stage = await page.locator('.stage-place').boundingBox();
    if (width < 760) expect(field?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  }
});
