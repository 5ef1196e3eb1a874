/** Tells the page how wide its scroll bar was, for what it has fixed to the viewport. */
const scrollBar = '--painting-scroll-bar';

/**
 * Keeps the page behind an open dialog from scrolling until the returned function is called. The page does not shift where
 * its scroll bar was.
 */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const { style } = root;
  const { overflow, paddingInlineEnd } = style;
  const width = () => root.getBoundingClientRect().width;
  const widthPx = width();
  style.overflow = 'hidden';
  // Nothing where the scroll bar overlays the page, or the page reserves its place (`scrollbar-gutter`).
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
