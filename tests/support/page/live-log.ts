import type { Page } from 'playwright/test';

declare global {
  interface Window {
    hear(text: string): void;
  }
}

/**
 * Logs what live regions of the page and of its tags say, in order, with a line for each page once it has loaded:
 * before that no screen reader listens. A page that is left ends the log of its own.
 */
export async function hearPage(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeBinding('hear', (_, text: string) => heard.push(text));
  await page.addInitScript(logLiveRegions);
  return heard;
}

/** Runs in the page, so it is self-contained. */
function logLiveRegions(): void {
  if (window !== window.top) return;
  const regions = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off])';
  const roots = new WeakSet<Node>();

  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    const isSilent = node instanceof Element && node.matches('[aria-hidden=true],button,style,[hidden]');
    return isSilent ? '' : [...node.childNodes].map(textOf).join(' ');
  }

  function regionOf(node: Node): Element | null {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(regions) ?? null;
    return region?.checkVisibility() && !region.closest('[aria-hidden=true],[inert]') ? region : null;
  }

  function read(changes: readonly MutationRecord[]): void {
    const said = new Map<Element, Node[]>();
    for (const { target, type, addedNodes } of changes) {
      // A new alert speaks by itself; any other region has to be there first.
      for (const added of addedNodes) if (added instanceof Element) watchWithin(added);
      const region = regionOf(target);
      const news = type === 'characterData' ? [target] : [...addedNodes];
      if (region && news.length > 0) said.set(region, [...(said.get(region) ?? []), ...news]);
    }
    for (const [region, news] of said) {
      const isWhole = region.getAttribute('aria-atomic') !== 'false' && region.hasAttribute('role');
      const text = (isWhole ? [region] : news.filter((node) => region.contains(node))).map(textOf).join(' ');
      const line = text.replace(/\s+/g, ' ').trim();
      if (line) window.hear(line);
    }
  }

  function watch(root: Node): void {
    if (roots.has(root)) return;
    roots.add(root);
    new MutationObserver(read).observe(root, { childList: true, characterData: true, subtree: true });
  }

  function watchWithin(part: ParentNode & Node): void {
    const elements =
      part instanceof Element ? [part, ...part.querySelectorAll('*')] : part.querySelectorAll('*');
    for (const { shadowRoot } of elements) {
      if (!shadowRoot || roots.has(shadowRoot)) continue;
      watch(shadowRoot);
      watchWithin(shadowRoot);
    }
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  watch(document);
  addEventListener('DOMContentLoaded', () => watchWithin(document));
  addEventListener('load', () => {
    watchWithin(document);
    window.hear(`[${location.pathname}]`);
  });
}
