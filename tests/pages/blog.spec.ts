import type { Page } from 'playwright/test';
import { expect, test } from '../support/page/flow-test';

test.use({ viewport: { width: 1280, height: 900 } });

function previews(page: Page) {
  return page.locator('.article-preview').filter({ visible: true });
}

function searchField(page: Page) {
  return page.getByPlaceholder('Search articles...').filter({ visible: true });
}

test('shows every article, newest first', async ({ page }) => {
  await page.goto('/blog');
  await expect(previews(page)).toHaveCount(2);
  const dates = await page
    .locator('.article-preview time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
});

test("an article's picture links to it", async ({ page }) => {
  await page.goto('/blog');
  await page.locator('.article-preview .article-picture').nth(1).click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
});

test('a category filters the list, is marked as current, and stays in the address', async ({ page }) => {
  await page.goto('/blog');
  const category = page.getByRole('link', { name: 'Interiors' });
  await category.click();
  await expect(previews(page)).toHaveCount(1);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/blog?category=Interiors');
  await page.reload();
  await expect(previews(page)).toHaveCount(1);
  await page.goBack();
  await expect(previews(page)).toHaveCount(2);
});

test('a search covers article bodies, and runs on submit', async ({ page }) => {
  await page.goto('/blog');
  const field = searchField(page);
  await field.fill('LONG NAP');
  await expect(previews(page)).toHaveCount(2);
  await field.press('Enter');
  await expect(previews(page)).toHaveCount(1);
  await expect(previews(page).getByRole('heading')).toHaveText('Choosing a roller');
});

test('a search without matches says so', async ({ page }) => {
  await page.goto('/blog?search=wallpaper%20steamer%20rental');
  await expect(
    page.getByText('No articles found matching your criteria. Try adjusting your search or category filter.'),
  ).toBeVisible();
  await expect(previews(page)).toHaveCount(0);
  const others = page.getByRole('region', { name: 'Or read one of these' });
  await expect(others.getByRole('link')).toHaveCount(2);
  for (const picture of await others.getByRole('img').all())
    await expect(picture).toHaveJSProperty('complete', true);
  await expect(page.getByRole('link', { name: 'Show all' })).toBeHidden();
});

test('a single filtered article is as wide as the newest one', async ({ page }) => {
  await page.goto('/blog?category=Interiors');
  await expect(previews(page)).toHaveClass(/article-lead/);
});

test('a filtered list names its filter and can be reset, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/blog');
  const showAll = page.getByRole('link', { name: 'Show all' });
  await expect(showAll).toBeHidden();
  await page.goto('/blog?category=Interiors&search=window');
  await expect(page.getByText('1 of 2 articles: Interiors, “window”')).toBeInViewport();
  await showAll.click();
  await expect(previews(page)).toHaveCount(2);
  await expect(page).toHaveURL('/blog');
  await expect(showAll).toBeHidden();
});

test('clearing a search without matches keeps its category', async ({ page }) => {
  await page.goto('/blog?category=Interiors&search=wallpaper+steamer');
  await expect(previews(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(previews(page)).toHaveCount(1);
  await expect(page).toHaveURL('/blog?category=Interiors');
  await expect(searchField(page)).toHaveValue('');
});

test('a search without matches can be repeated in place, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/blog?search=wallpaper+steamer');
  await expect(searchField(page)).toHaveValue('wallpaper steamer');
  await searchField(page).fill('long nap');
  await searchField(page).press('Enter');
  await expect(previews(page)).toHaveCount(1);
  await expect(page).toHaveURL('/blog?search=long+nap');
});

test('phones show only the list', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/blog');
  await expect(searchField(page)).toHaveCount(0);
  await expect(previews(page)).toHaveCount(2);
});

test("an article's share links pass its address and title to a new window", async ({ page }) => {
  await page.goto('/blog/choosing-a-roller');
  const links = page.locator('.share-links a');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /blog%2Fchoosing-a-roller/);
  }
  await expect(links.last()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Choosing%20a%20roller%20https/,
  );
});

test('a misspelt article address redirects to the article', async ({ page }) => {
  await page.goto('/blog/Choosing_A_Roller');
  await expect(page).toHaveURL('/blog/choosing-a-roller');
});

test("a missing article shows 'Article Not Found' and a link back to the blog", async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "The article you're looking for doesn't exist or has been removed.",
  );
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test("a missing page shows 'Not Found'", async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Not Found');
});

test("an article prints as text and pictures, with the business's name", async ({ page }) => {
  await page.goto('/blog/choosing-a-roller');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.logo')).toBeVisible();
  for (const part of ['.main-nav', '.sidebar', '.site-footer', '.share-links']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain list of all articles, without controls that need a script', async ({ page }) => {
    await page.goto('/blog');
    await expect(previews(page)).toHaveCount(2);
    await expect(searchField(page)).toHaveCount(0);
  });
});
