import type { Locator } from 'playwright/test';

/** The words, and the figures with their units, that stand on more than one line within an element. */
export function brokenWords(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A no-break space keeps a unit with its figure; a hyphen may end a line.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
