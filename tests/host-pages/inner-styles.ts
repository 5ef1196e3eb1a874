import type { Page } from 'playwright/test';

/** Computed styles of each node inside the tags. */
export type InnerStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Computed styles of every node and pseudo-element rendered by the page's tags. */
export async function innerStyles(page: Page): Promise<InnerStyles> {
  return page.evaluate(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const tag of document.querySelectorAll('#tags > *')) {
      const nodes = tag.shadowRoot?.querySelectorAll('*') ?? [];
      for (let index = 0; index < nodes.length; index += 1) {
        const node = nodes[index] as Element;
        // Around slotted questions and slides, tags let the page's text styles inherit.
        const isHandedThrough =
          ['painting-faq', 'painting-carousel'].includes(tag.localName) && !node.closest('.own');
        if (isHandedThrough) continue;
        for (const part of ['', '::before', '::after', '::placeholder']) {
          const style = getComputedStyle(node, part || undefined);
          const isDrawn =
            part !== '::placeholder' ? style.content !== 'none' : node.hasAttribute('placeholder');
          if (part && !isDrawn) continue;
          const name = `${tag.localName} ${index} ${node.localName}.${node.getAttribute('class')}${part}`;
          const values: Record<string, string> = {};
          for (let at = 0; at < style.length; at += 1) {
            const property = style[at] as string;
            // Ignores the page's own custom properties, which no tag reads.
            if (!property.startsWith('--')) values[property] = style.getPropertyValue(property);
          }
          found[name] = values;
        }
      }
    }
    return found;
  });
}

/** Inheritable properties of the page's font, such as smoothing and tab size. */
const pagesOwn =
  /^(-webkit-font-smoothing|text-rendering|text-size-adjust|tab-size|-webkit-tap-highlight-color)$/;

/** Properties that depend on the height of the page's slides. */
const belowSlides = /^(top|inset-block-start)$/;

/**
 * One line per tag, property and pair of values (plain page, this page), with the first node that differs.
 */
export function differences(plain: InnerStyles, here: InnerStyles): readonly string[] {
  const firstNodes = new Map<string, string>();
  for (const node of new Set([...Object.keys(plain), ...Object.keys(here)])) {
    const [expected = {}, actual = {}] = [plain[node], here[node]];
    for (const property of Object.keys({ ...expected, ...actual })) {
      if (expected[property] === actual[property] || pagesOwn.test(property)) continue;
      if (node.startsWith('painting-carousel') && belowSlides.test(property)) continue;
      const line = `${property}: ${expected[property]} became ${actual[property]}`;
      if (!firstNodes.has(line)) firstNodes.set(line, node);
    }
  }
  return [...firstNodes].map(([line, node]) => `${node} ${line}`);
}
