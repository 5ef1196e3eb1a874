import type { Locator, Page } from 'playwright/test';
import { expect } from './flow-test';

// Keyboard-only navigation.

/** Skips the header by keyboard, through the page's first link. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses Tab until the control has focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Types each text and presses Tab. */
export async function typeThrough(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}
