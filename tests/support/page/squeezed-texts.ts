import type { Page } from 'playwright/test';

/** Narrowest readable column, in multiples of the font size: about a dozen letters. */
const minWidthInSizes = 6;

/** First words of paragraphs in columns too narrow to read. */
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
