import sharp from 'sharp';
import { afterLeadTexts } from '../../../shared/locales/after-lead';
import { en } from '../../../shared/locales/en';
import { estimatorControls, giveContactInfo } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { heardOutline } from '../../support/page/heard-outline';
import { hearPage } from '../../support/page/live-log';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { untilReady } from '../../support/page/until-ready';

// What is heard without asking, in both flows: every message once, and none before the page has loaded.

const { photos, visit, ...afterLead } = afterLeadTexts.en;
const { estimator: texts, form: formTexts, quoteForm } = en;

/** Early morning at the business, so that half-days are offered whenever the tests run. */
const earlyMorning = new Date().setUTCHours(11, 0, 0, 0);
const startedAt = Date.now();
test.use({ served: { now: () => earlyMorning + Date.now() - startedAt } });

test('the quote form, visit and photos say every change once, and the cards read as kept', async ({
  page,
  server,
}) => {
  const heard = await hearPage(page);
  await page.goto('/contact');
  await untilReady(page);
  const form = page.locator('main painting-quote-form');
  const { submit } = quoteControls(form);
  await submit.click();
  await fillQuoteForm(form);
  await server.failMail({ status: 400, body: 'Not like this' });
  await submit.click();
  await expect.poll(() => heard).toHaveLength(3);
  await server.clearFaults();
  await submit.click();
  await expect(page).toHaveURL('/thank-you');

  const card = page.getByRole('group', { name: visit.heading });
  const halfDays = card.getByRole('button');
  await page.getByRole('button', { name: visit.send }).click();
  for (const index of [0, 3, 5]) await halfDays.nth(index).click();
  await halfDays.nth(7).press('Enter');
  await page.getByRole('button', { name: visit.send }).click();
  await expect(page.getByRole('button', { name: visit.changeTimes })).toBeVisible();
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa5528' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(photos.choose).setInputFiles([
    { name: 'room.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
  ]);
  await page.getByRole('button', { name: photos.send(photos.count(1)) }).click();
  await expect(page.getByText(photos.sent(photos.count(1)))).toBeVisible();
  expect(await heardOutline(page.locator('painting-thank-you'))).toMatchSnapshot('thank-you-with-cards.txt');
  await page.getByRole('button', { name: photos.remove(1) }).click();
  await expect(page.getByText(photos.removed(1))).toBeVisible();

  expect(heard).toEqual([
    '[/contact]',
    quoteForm.sending,
    quoteForm.sendFailed('Not like this'),
    quoteForm.sending,
    '[/thank-you]',
    visit.empty,
    visit.most,
    afterLead.sending,
    expect.stringMatching(/^Visit requested: .+ We'll confirm one\.$/),
    `${photos.chosen(photos.count(1))} ${photos.unreadable('notes.txt')}`,
    afterLead.sending,
    photos.sent(photos.count(1)),
    photos.removed(1),
  ]);
});

test('the estimator says every change once', async ({ page, server }) => {
  const heard = await hearPage(page);
  await page.goto('/estimator');
  await untilReady(page);
  const estimator = page.locator('painting-estimator');
  const controls = estimatorControls(estimator);
  await giveContactInfo(estimator);
  await controls.specificRooms.click();
  const add = estimator.getByRole('button', { name: 'Add Another Room' });
  const undo = estimator.getByRole('button', { name: formTexts.undo });
  await add.click();
  await estimator.getByRole('button', { name: 'Remove Room 2' }).click();
  await undo.click();
  await controls.wallSqft.first().fill('480');
  await estimator.getByRole('button', { name: texts.reset }).click();
  await undo.click();
  await server.failEstimate({ status: 503, times: 2 });
  page.once('dialog', (dialog) => dialog.accept());
  await controls.calculate.click();
  await expect(controls.result).toContainText(texts.estimateFailed.specific_rooms);
  await server.clearFaults();
  await server.failMail({ status: 400, body: 'Not like this', template: 'estimatorTeam' });
  await controls.calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.locator('.toast')).toBeVisible();

  const failed = texts.mailFailed.notification('Not like this');
  expect(heard).toEqual([
    '[/estimator]',
    'Room 2 removed.',
    texts.wasReset,
    texts.isBack,
    texts.calculating,
    // The failure is read from its dialog.
    texts.calculating,
    expect.stringMatching(/^Total Estimated Cost: \$[\d,.]+ .+ Sending your project to our team…$/),
    failed,
    '[/thank-you]',
    failed,
  ]);
});
