import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { fromRoot, nameFromRoot } from '../../../build/business/from-root';

// The first start installs the editor.
test.setTimeout(240_000);

let business = '';
let editor: ChildProcess;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  business = mkdtempSync(fromRoot('.cache/edited-'));
  for (const name of ['business.json', 'content', 'images'])
    cpSync(fromRoot(`site/${name}`), join(business, name), { recursive: true });
  editor = spawn(
    process.execPath,
    [fromRoot('node_modules/tsx/dist/cli.mjs'), fromRoot('build/tools/editor/run-editor.ts')],
    {
      env: { ...process.env, BUSINESS: nameFromRoot(business), PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  origin = await addressFrom(editor);
});

test.afterAll(() => {
  editor.kill();
  rmSync(business, { recursive: true });
});

test('prices, hours and a review are edited, and each page shows beside its form', async ({ page }) => {
  await open(page, 'business/entries/business');
  await page.getByLabel('Smallest order, in dollars').fill('420');
  await page.getByLabel('Monday').fill('8 am - noon');
  await expect(page.getByText('Write hours such as 8:00-12:00')).toBeVisible();
  await page.getByLabel('Monday').fill('8 am - 12 pm, 1 pm - 5:30 pm');
  await publish(page);
  const before = readJson('site/business.json');
  expect(readJson(join(business, 'business.json'))).toEqual({
    ...before,
    minimumOrder: 420,
    openingHours: {
      Monday: [
        { from: '8:00', to: '12:00' },
        { from: '13:00', to: '17:30' },
      ],
    },
  });

  await open(page, 'prices/entries/exterior');
  await page.getByLabel('Walls: Vinyl or Aluminum: price of a square foot, in dollars').fill('3.15');
  await publish(page);
  const { rates, texts } = readJson('shared/jobs/exterior.json');
  const card = ({ label, explanation }: { label: string; explanation: string }) => ({ label, explanation });
  expect(readJson(join(business, 'jobs/exterior.json'))).toEqual({
    rates: [{ ...rates[0], perSquareFoot: 3.15 }, ...rates.slice(1)],
    texts: { en: card(texts.en), fr: card(texts.fr) },
  });
  await expect(beside(page).getByText('$420').first()).toBeVisible();

  await open(page, 'pages/entries/reviews');
  await expect(page.getByLabel('Title')).toHaveValue(readJson('site/content/reviews.json').title);
  await page.getByRole('button', { name: 'Add review' }).click();
  const shown = { visible: true };
  await page.getByLabel('Full name').filter(shown).fill('Owner of a bungalow');
  await page.getByLabel('Review text').filter(shown).fill('The photo says it all.');
  // The photo of the reviewer, and the photo of the work.
  const photos = page.getByRole('button', { name: 'Choose an image' }).filter(shown);
  await photos.nth((await photos.count()) - 2).click();
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a55' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Owner.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await publish(page);
  const review = beside(page).getByRole('figure').filter({ hasText: 'Owner of a bungalow' });
  await expect(review).toContainText('The photo says it all.');
  const picture = review.locator('.review-photo');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${origin}/contact`);
  await expect(page.getByText('8 AM to 12 PM, 1 PM to 5:30 PM').first()).toBeVisible();
});

test('a service is renamed and another deleted, and their former addresses lead on', async ({ page }) => {
  await open(page, 'services/entries/garage-painting-services');
  await page.getByLabel('Title', { exact: true }).first().fill('Garage Floors');
  await publishButton(page);
  await page.waitForURL(/#\/collections\/services\/entries\/garage-floors$/);
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Garage Floors');
  await page.goto(`${origin}/services/garage-painting-services`);
  expect(new URL(page.url()).pathname).toBe('/services/garage-floors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garage Floors');
  await expect(page.getByRole('contentinfo')).toContainText('Garage Floors');

  await open(page, 'services/entries/cabinet-painting-services');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByRole('dialog').getByLabel(/lead from now on to/)).toHaveValue('/residential');
  await page.getByRole('button', { name: 'Lead there' }).click();
  await page.waitForURL(/#\/collections\/services$/);
  await page.goto(`${origin}/services/cabinet-painting-services`);
  expect(new URL(page.url()).pathname).toBe('/residential');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an article is written', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(`${origin}/admin/#/collections/blog/new`);
  await page.getByLabel('Title', { exact: true }).fill('Why we sand twice');
  await page.getByLabel('Category').click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Summary').fill('Once for the old paint, once for the primer.');
  await page.getByRole('textbox', { name: 'Body' }).or(page.locator('[data-slate-editor]')).last().click();
  await page.keyboard.type('Primer raises the grain.');
  await publish(page);
  await page.goto(`${origin}/blog/why-we-sand-twice`);
  await expect(page.getByRole('main')).toContainText('Primer raises the grain.');
});

function readJson(path: string) {
  return JSON.parse(readFileSync(resolve(fromRoot('.'), path), 'utf8'));
}

/** Loads the editor from scratch: changing only the fragment would mix two forms. */
async function open(page: Page, entry: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/admin/#/collections/${entry}`);
}

async function publish(page: Page): Promise<void> {
  await publishButton(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
}

async function publishButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}

/** The page beside the form. */
function beside(page: Page) {
  return page.frameLocator('iframe').frameLocator('iframe[title="The page"]');
}

/** The address that the editor prints once it is ready. */
function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /^Editor +(\S+)\/admin\/$/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`npm run edit has ended: ${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, 'localhost', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
