/**
 * Does to a tree, open shadow roots included, what Chromium's page translator does: puts every text into two
 * `<font>` elements, in place of its node. Keeps the words, so tests can read them.
 */
export function translatePage(root: Document | ShadowRoot = document): void {
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) translatePage(shadowRoot);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('[translate=no], style, script, font, textarea'))
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
