import { isElement } from '../element/node-kinds';

/**
 * Calls back when an element with `data-painting-quote` is clicked, with its `data-painting-message`, until
 * the returned function is called. Once one modal of the page has opened, the others don't. Ignores clicks
 * for a new tab and clicks already handled. `open` returns whether it opened; if not, the browser follows the
 * element's link.
 */
export function onQuoteRequest(page: Document, open: (message: string) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const opener = event
      .composedPath()
      .find((target) => isElement(target) && target.hasAttribute('data-painting-quote'));
    if (isElement(opener) && open(opener.getAttribute('data-painting-message') ?? '')) event.preventDefault();
  };
  // Captured, because themes and routers stop clicks on links.
  page.addEventListener('click', onClick, true);
  return () => page.removeEventListener('click', onClick, true);
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
