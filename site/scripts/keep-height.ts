import { draftKey, readSession, writeSession } from '../../widgets/contract';

/**
 * Keeps the scroll position when a page with a draft reloads. The restored form is taller than its
 * prerendered first step, so until it renders it gets its last height.
 */
export function keepHeight(): void {
  const tag = document.querySelector<HTMLElement>('painting-estimator[keep-draft]');
  if (!tag) return;
  const key = `height:${location.pathname}` as const;
  // A sent draft is deleted, and the form restarts at its first step.
  const heightPx = readSession(draftKey(location.pathname)) ? Number(readSession(key)) : 0;
  if (heightPx > tag.offsetHeight) {
    tag.style.minHeight = `${heightPx}px`;
    const release = () => requestAnimationFrame(() => tag.style.removeProperty('min-height'));
    tag.addEventListener('painting-ready', release, { once: true });
  }
  addEventListener('pagehide', () => writeSession(key, String(tag.offsetHeight)));
}
