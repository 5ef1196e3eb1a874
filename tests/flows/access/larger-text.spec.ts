import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { afterLeadTexts } from '../../../shared/locales/after-lead';
import { client, fillEstimator, giveContactDetails, languages } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { cutAtEachWidth, fontSetting } from '../../support/page/cut-text';
import { expect, test } from '../../support/page/flow-test';
import { everyTag, hostPage } from '../../support/page/host-page';
import { untilReady } from '../../support/page/until-ready';
import { texts } from '../../support/texts';
import { waitForEveryTag } from '../../third-party/use-every-tag';

// `tests/pages/larger-text.spec.ts` holds the pages as they open.

test.use({ reducedMotion: 'reduce' });

const largest = 32;
const sizes = [20, 24, largest];

for (const language of languages) {
  const { estimator: words, quoteForm, quoteModal } = texts[language];

  test(`no tag on another page is cut with a larger browser font, in ${language}`, {
    tag: '@release',
  }, async ({ page, server, thirdPartySite }) => {
    test.slow();
    const setFont = await fontSetting(page);
    const tags = everyTag.replace('width: 640px !important;', '');
    const body = hostPage(server.origin, tags, { htmlAttributes: `lang="${language}"` });
    await page.goto(thirdPartySite.show('/larger-text', body));
    await waitForEveryTag(page);
    await page.locator('painting-quote-form').getByRole('button', { name: quoteForm.submit }).click();
    await page.locator('painting-estimator').getByRole('button', { name: words.contact.submit }).click();
    for (const size of sizes) {
      await setFont(size);
      expect.soft(await cutAtEachWidth(page), `${size} px`).toEqual({});
    }
    // Labels are above what is typed.
    for (const field of await page.locator('.field:visible .control:is(input, textarea)').all())
      await field.fill('1');
    expect.soft(await cutAtEachWidth(page), 'filled in').toEqual({});
    await page.locator('[data-painting-quote]').first().click();
    await page
      .getByRole('dialog', { name: quoteModal.title })
      .getByRole('button', { name: quoteForm.submit })
      .click();
    expect.soft(await cutAtEachWidth(page), 'the open modal').toEqual({});
  });

  test(`no step, calculator or thank-you is cut with a larger browser font, in ${language}`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow();
    const setFont = await fontSetting(page);
    await page.addInitScript((lang) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = lang;
      });
    }, language);
    await setFont(largest);
    const estimator = page.locator('painting-estimator');
    const driver = playwrightDriver(estimator);
    for (const { id, texts: ofJob } of stockJobs) {
      await page.goto('/estimator');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/estimator');
      await untilReady(page);
      await giveContactDetails(driver, client, language);
      if (id === 'general') expect.soft(await cutAtEachWidth(page), 'step 2').toEqual({});
      await driver.press((ofJob[language] ?? ofJob.en).label);
      await driver.see(words.calculate);
      for (const help of await estimator.locator('summary').all()) await help.click();
      for (const size of id === 'specific_rooms' ? sizes : [largest]) {
        await setFont(size);
        expect.soft(await cutAtEachWidth(page), `${id} at ${size} px`).toEqual({});
      }
    }
    await page.goto('/estimator');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/estimator');
    await fillEstimator(driver, 'general', language);
    await driver.press(words.calculate);
    await expect(page).toHaveURL('/thank-you');
    const { visit } = afterLeadTexts[language];
    await page.getByRole('group', { name: visit.heading }).waitFor();
    for (const size of sizes) {
      await setFont(size);
      expect.soft(await cutAtEachWidth(page), `the thank-you at ${size} px`).toEqual({});
    }
    await page.getByRole('textbox', { name: visit.note }).fill('1');
    expect.soft(await cutAtEachWidth(page), 'the thank-you with a note').toEqual({});
  });
}

test('the open menu and the open modal of our pages are not cut with a larger browser font', {
  tag: '@release',
}, async ({ page }) => {
  const setFont = await fontSetting(page);
  await setFont(largest);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  expect.soft(await cutAtEachWidth(page, [390, 820]), 'the open menu').toEqual({});
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('main').locator('[data-painting-quote]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: texts.en.quoteForm.submit }).click();
  expect.soft(await cutAtEachWidth(page), 'the open modal').toEqual({});
});
