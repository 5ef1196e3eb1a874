import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtExamples as folder } from '../../support/server/built-folder';
import { expect, test } from './examples-test';

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();

test('there are examples', () => {
  expect(pages.length).toBeGreaterThan(20);
});

for (const file of pages) {
  const html = readFileSync(join(folder, file), 'utf8');
  const isWithoutScript = html.includes('<meta name="example-tags" content="undefined">');
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

  test(`${path} has an empty console and all its tags`, async ({ page }) => {
    const failures = watchRequests(page);
    await reportPolicyViolations(page);
    await page.goto(path);
    const named = tagsNamedIn(html);
    await expect.poll(() => definedIn(page, named)).toEqual(isWithoutScript ? [] : named);
    expect(await page.evaluate(() => [document.activeElement?.localName, window.scrollY])).toEqual([
      'body',
      0,
    ]);
    expect(failures).toEqual([]);
  });
}

test('the gallery links to every example with its own title and description', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('main a, header a[href^="/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const expected = pages.map((file) => `/${file.replace(/\.html$/, '')}`).filter((path) => path !== '/index');
  expect([...addresses].sort()).toEqual(expected.sort());

  const card = page.locator('.card').first();
  const { name, words } = {
    name: await card.locator('h3').textContent(),
    words: await card.locator('p').textContent(),
  };
  await card.getByRole('link').click();
  await expect(page).toHaveTitle(name ?? '');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', words ?? '');
});

test('a page shows its own code with working addresses', async ({ page, server }) => {
  await page.goto('/tags/painting-faq');
  await page.getByText('The code of this page').click();
  const code = page.locator('.example-code code');
  await expect(code).toContainText(
    `<script src="${server.origin}/widgets/painting-widgets.js" defer></script>`,
  );
  await expect(code).not.toContainText('%');
});

/** Unwanted events while a page loads: error responses and calls to the services. */
function watchRequests(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => failures.push(`failed ${request.url()}`));
  page.on('request', (request) => {
    if (request.method() !== 'GET') failures.push(`${request.method()} ${request.url()}`);
  });
  return failures;
}

/** Logs violations to the console, which the test checks. */
async function reportPolicyViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy forbids ${violatedDirective} ${blockedURI}`);
    });
  });
}

/** Which of the names are defined as tags in the page or its frames. */
async function definedIn(page: Page, names: readonly string[]): Promise<string[]> {
  const inFrames = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate((all) => all.filter((name) => customElements.get(name)), names)),
  );
  return [...new Set(inFrames.flat())].sort();
}

function tagsNamedIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<(painting-[a-z-]+)/g)].map(([, name = '']) => name))].sort();
}
