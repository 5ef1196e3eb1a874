import type { Page } from 'playwright/test';

/**
 * Share of the large matrices (faults, widths, languages): `npm test` takes a sample of every kind, CI also a
 * tenth of the rest with MATRIX='tenth 0' to 'tenth 9', `npm run test:all` everything.
 */
export type MatrixShare = 'sample' | 'all' | `tenth ${number}`;

/** Share requested by the environment; defaults to the sample. */
export function matrixShare(text: string | undefined): MatrixShare {
  if (!text || text === 'sample') return 'sample';
  if (text === 'all' || /^tenth \d$/.test(text)) return text as MatrixShare;
  throw new Error(`MATRIX is "${text}"; it can be "sample", "all" or "tenth 0" to "tenth 9".`);
}

/** Whether a share includes a cell. A cell's name decides its tenth, so new cells don't move others. */
export function isInShare(share: MatrixShare, name: string, isSample: boolean): boolean {
  return isSample || share === 'all' || share === `tenth ${hash(name) % 10}`;
}

/** 32-bit FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return bits;
}

/** A phone, a tablet and a desktop screen, in CSS pixels. */
export const widths = [390, 820, 1440] as const;

/** Calls `look` at each width. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}
