import type { Page } from 'playwright/test';

/** Opens the builder of /partners with a tag chosen and every option group expanded. */
export async function openBuilder(page: Page, tag: string): Promise<void> {
  await page.goto('/partners');
  await page.locator('#lines').scrollIntoViewIfNeeded();
  await page.locator('#stage > *').first().waitFor();
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
  const closed = page.locator('#choices details:not([open], [hidden]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Snippet of the builder for the format with this label. */
export async function linesFor(page: Page, label: string): Promise<string> {
  await page.locator('#formats').getByText(label, { exact: true }).click();
  return (await page.locator('#snippet').textContent()) ?? '';
}
