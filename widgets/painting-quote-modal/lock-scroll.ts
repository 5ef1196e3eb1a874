import { adoptIntoHostRoot } from '../element/style-sheets';

/**
 * Locks the page's scrolling behind an open dialog until the returned function is called, without shifting
 * the page. `--painting-scroll-bar` is the hidden scroll bar's width, for the page's fixed elements.
 *
 * Adopted sheets, unlike the root's own style, aren't saved with a page, which would stay locked.
 */
export function lockScroll(document: Document): () => void {
  const widthPx = () => document.documentElement.getBoundingClientRect().width;
  const widthBeforePx = widthPx();
  const unlock = adoptIntoHostRoot(document, ':root{overflow:hidden!important}');
  // Zero with overlay scroll bars or `scrollbar-gutter`.
  const gainedPx = widthPx() - widthBeforePx;
  const unpad =
    gainedPx > 0 &&
    adoptIntoHostRoot(
      document,
      `:root{padding-inline-end:${gainedPx}px!important;--painting-scroll-bar:${gainedPx}px}`,
    );
  return () => {
    unlock?.();
    if (unpad) unpad();
  };
}
