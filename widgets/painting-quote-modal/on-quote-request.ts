import { isElement } from '../element/node-kinds';

const modals: HTMLElement[] = [];

/**
 * Calls back when an element with `data-painting-quote` is clicked, with its `data-painting-message`, until
 * the returned function is called. Only the first modal on a page opens. Ignores clicks for a new tab and
 * clicks already handled.
 */
export function onQuoteRequest(
  page: Document,
  modal: HTMLElement,
  open: (message: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    if (modals[0] !== modal || !isPlainClick(event)) return;
    const link = event
      .composedPath()
      .find((target) => isElement(target) && target.hasAttribute('data-painting-quote'));
    if (!isElement(link)) return;
    event.preventDefault();
    open(link.getAttribute('data-painting-message') ?? '');
  };
  modals.push(modal);
  page.addEventListener('click', onClick);
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    page.removeEventListener('click', onClick);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
