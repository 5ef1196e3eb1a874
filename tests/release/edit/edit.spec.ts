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

test('a price, a rate, opening hours and a review with a photo are edited, and show on the site', async ({
  page,
}) => {
  await open(page, 'business/entries/business');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Minimum order').fill('420');
  await page.getByLabel('Closing hour').fill('16');
  await publish(page);

  await open(page, 'pages/entries/reviews');
  await expect(page.getByLabel('Title')).toHaveValue(readJson('site/content/reviews.json').title);
  await page.getByRole('button', { name: 'Add review' }).click();
  const shown = { visible: true };
  await page.getByLabel('Full name').filter(shown).fill('Owner of a bungalow');
  await page.getByLabel('Review text').filter(shown).fill('The photo says it all.');
  await page.getByRole('button', { name: 'Choose an image' }).filter(shown).last().click();
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a55' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Our bungalow.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await publish(page);

  await open(page, 'prices/entries/exterior');
  // The button that opens an entry has no name.
  await page.getByText('siding vinyl').locator('..').getByRole('button').first().click();
  await page.getByLabel('Per square foot').filter(shown).fill('3.15');
  await publish(page);
  const { rates, texts } = readJson('shared/jobs/exterior.json');
  const card = ({ label, explanation }: { label: string; explanation: string }) => ({ label, explanation });
  expect(readJson(join(business, 'jobs/exterior.json'))).toEqual({
    rates: [{ ...rates[0], perSquareFoot: 3.15 }, ...rates.slice(1)],
    texts: { en: card(texts.en), fr: card(texts.fr) },
  });

  await page.goto(`${origin}/reviews`);
  const review = page.getByRole('figure').filter({ hasText: 'Owner of a bungalow' });
  await expect(review).toContainText('The photo says it all.');
  const picture = review.getByRole('presentation');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${origin}/estimator`);
  await expect(page.getByText('$420').first()).toBeVisible();
  const settings = await page.request.get(`${origin}/@id/__x00__virtual:business-settings`);
  expect(await settings.text()).toContain('"closingHour":16');
  const before = readJson('site/business.json');
  expect(readJson(join(business, 'business.json'))).toEqual({
    ...before,
    minimumOrder: 420,
    contactPromise: { ...before.contactPromise, closingHour: 16 },
  });
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
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
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
