import { readSession, writeSession } from '../../widgets/lib/session-store';
import { draftKey } from '../../widgets/painting-estimator/draft';

/**
 * A form that begins with a draft is higher than what stands in the page for it. Until it is there it keeps the height that
 * it had when the page was left, so that a reload ends where the visitor was.
 */
export function keepHeight(): void {
  const tag = document.querySelector<HTMLElement>('[keep-draft]');
  if (!tag) return;
  const key = `height:${location.pathname}`;
  // A draft that was sent is gone: the form begins at its first step.
  const heightPx = readSession(draftKey(location.pathname)) ? Number(readSession(key)) : 0;
  if (heightPx > tag.offsetHeight) {
    tag.style.minHeight = `${heightPx}px`;
    tag.addEventListener(
      'painting-ready',
      () => requestAnimationFrame(() => tag.style.removeProperty('min-height')),
      {
        once: true,
      },
    );
  }
  addEventListener('pagehide', () => writeSession(key, String(tag.offsetHeight)));
}
