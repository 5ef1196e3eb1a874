import type { Page } from 'playwright/test';

/** The builder of /partners with a tag chosen and every group of its options open, as soon as its code is there. */
export async function openBuilder(page: Page, tag: string): Promise<void> {
  await page.goto('/partners');
  await page.locator('#lines').scrollIntoViewIfNeeded();
  await page.locator('#stage > *').first().waitFor();
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
  const closed = page.locator('#choices details:not([open], [hidden]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The lines of the builder for a kind of host, by its label. */
export async function linesFor(page: Page, label: string): Promise<string> {
  await page.locator('#formats').getByText(label, { exact: true }).click();
  return (await page.locator('#snippet').textContent()) ?? '';
}
