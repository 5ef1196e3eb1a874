import type { Page } from 'playwright/test';

/** The least width that sentences are read in, as a multiple of their size: about a dozen letters. */
const minWidthInSizes = 6;

/** The paragraphs of more than a few words that stand in a narrower column, where words break, as their first words. */
export function squeezedTexts(page: Page): Promise<readonly string[]> {
  return page.locator('p').evaluateAll((paragraphs, minWidthInSizes) => {
    return paragraphs.flatMap((paragraph) => {
      const text = paragraph.textContent?.trim() ?? '';
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      const isRead = paragraph.checkVisibility() && text.length > 40;
      return isRead && paragraph.clientWidth < minWidthInSizes * size ? [text.slice(0, 40)] : [];
    });
  }, minWidthInSizes);
}
