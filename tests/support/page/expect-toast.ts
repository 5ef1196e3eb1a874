import { expect, type Locator, type Page } from 'playwright/test';

/** Waits for a toast with exactly this text, ignoring its close button. */
export async function expectToast(scope: Page | Locator, text: string): Promise<void> {
  await expect.poll(() => scope.locator('.toast').evaluate(textWithoutButtons)).toBe(text);
}

function textWithoutButtons(toast: Element): string {
  const copy = toast.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent?.trim() ?? '';
}
