import type { Page } from 'playwright/test';

/** For each node inside the tags: all its computed styles. */
export type InnerStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The computed styles of every node that the tags of the page draw, its pseudo-elements' included. */
export async function innerStyles(page: Page): Promise<InnerStyles> {
  return page.evaluate(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const tag of document.querySelectorAll('#tags > *')) {
      const nodes = tag.shadowRoot?.querySelectorAll('*') ?? [];
      for (let index = 0; index < nodes.length; index += 1) {
        const node = nodes[index] as Element;
        // Around the page's own questions and slides a tag hands the page's text through, on purpose.
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
            // What the page's own variables hold, nobody reads.
            if (!property.startsWith('--')) values[property] = style.getPropertyValue(property);
          }
          found[name] = values;
        }
      }
    }
    return found;
  });
}

/** How the page wants glyphs, tabs and taps rendered goes with its font. */
const pagesOwn =
  /^(-webkit-font-smoothing|text-rendering|text-size-adjust|tab-size|-webkit-tap-highlight-color)$/;

/** What stands below the page's own slides stands as low as these are high. */
const belowSlides = /^(top|inset-block-start)$/;

/** What differs, a line for each tag, property and pair of values (the plain page's and the one here), with the first node it is seen at. */
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
