/** Tells the page how much room its scroll bar took, for what is fixed to its window. */
const scrollBar = '--painting-scroll-bar';

/**
 * Keeps the page behind an open dialog from scrolling, without a jump where its scroll bar was, until the returned
 * function is called.
 */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const { style } = root;
  const { overflow, paddingInlineEnd } = style;
  const width = () => root.getBoundingClientRect().width;
  const widthPx = width();
  style.overflow = 'hidden';
  // Nothing where the bar lies over the page, or the page keeps its place (`scrollbar-gutter`).
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
