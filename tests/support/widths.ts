import type { Page } from 'playwright/test';

/** A phone, a tablet and a desktop screen, in CSS pixels. */
export const widths = [390, 820, 1440] as const;

/** Calls `look` at each width. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}
