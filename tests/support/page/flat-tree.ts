import type { Page } from 'playwright/test';
import { defineFlatTree } from './in-flat-tree';

/** Defines `flatTree` in every page opened from here on. */
export async function bringFlatTree(page: Page): Promise<void> {
  await page.addInitScript(defineFlatTree);
}
