import { draftKey, readSession, writeSession } from '../../widgets/contract';

/**
 * Keeps the scroll position over a reload of a page with a draft: a form restored from a draft is taller than its
 * prerendered first step, so until it is drawn it gets the height that it had when the page was left.
 */
export function keepHeight(): void {
  const tag = document.querySelector<HTMLElement>('painting-estimator[keep-draft]');
  if (!tag) return;
  const key = `height:${location.pathname}` as const;
  // Once the draft is sent it is deleted, and the form starts at its first step again.
  const heightPx = readSession(draftKey(location.pathname)) ? Number(readSession(key)) : 0;
  if (heightPx > tag.offsetHeight) {
    tag.style.minHeight = `${heightPx}px`;
    const release = () => requestAnimationFrame(() => tag.style.removeProperty('min-height'));
    tag.addEventListener('painting-ready', release, { once: true });
  }
  addEventListener('pagehide', () => writeSession(key, String(tag.offsetHeight)));
}
