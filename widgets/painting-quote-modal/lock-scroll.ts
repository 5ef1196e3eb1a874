/** Exposes the hidden scroll bar's width to the page's fixed elements. */
const scrollBar = '--painting-scroll-bar';

/**
 * Locks the page's scrolling behind an open dialog until the returned function is called, without shifting
 * the page.
 */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const { style } = root;
  const { overflow, paddingInlineEnd } = style;
  const width = () => root.getBoundingClientRect().width;
  const widthPx = width();
  style.overflow = 'hidden';
  // Zero with overlay scroll bars or `scrollbar-gutter`.
  const gainedPx = width() - widthPx;
  if (gainedPx > 0) {
    style.paddingInlineEnd = `${gainedPx}px`;
    style.setProperty(scrollBar, `${gainedPx}px`);
  }
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
    style.removeProperty(scrollBar);
  };
}
