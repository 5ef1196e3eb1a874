/**
 * Keeps the page behind an open dialog from scrolling, without a jump where its scroll bar was, until the returned
 * function is called.
 */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd } = root.style;
  const scrollBarPx = (document.defaultView?.innerWidth ?? 0) - root.clientWidth;
  root.style.overflow = 'hidden';
  if (scrollBarPx > 0) root.style.paddingInlineEnd = `${scrollBarPx}px`;
  return () => {
    root.style.overflow = overflow;
    root.style.paddingInlineEnd = paddingInlineEnd;
  };
}
