import { isHtml } from '../element/node-kinds';

/** Slightly longer than the transition. */
const closingTransitionMs = 260;

/**
 * Opens a box's first question once there is one, and closes the others whenever one opens
 * (docs/behaviour.md#112-questions), until the returned function is called. A question already opened by page
 * or visitor stays open.
 */
export function keepOneOpen(box: Element): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let latest: HTMLDetailsElement | undefined;

  const open = (item: HTMLDetailsElement) => {
    latest = item;
    for (const other of itemsIn(box)) if (other !== item) other.open = false;
  };
  const start = () => {
    const items = itemsIn(box);
    const first = items.find((item) => item.open) ?? items[0];
    if (latest || !first) return;
    open(first);
    first.open = true;
  };
  // Closes the others on click, so two are never open at once; the browser then opens the clicked one.
  const onClick = (event: Event) => {
    const path = event.composedPath();
    const clicked = itemsIn(box).find((item) => path.includes(item.querySelector('summary') ?? item));
    if (!clicked || clicked.open || event.defaultPrevented) return;
    holdInPlace(clicked);
    open(clicked);
  };
  // For questions opened by the page, a link or find-in-page. The event is late: ignore it for the question
  // known to be open, or it would close one opened since.
  const onToggle = ({ target }: Event) => {
    const opened = itemsIn(box).find((item) => item === target && item.open);
    if (opened && opened !== latest) open(opened);
  };
  box.addEventListener('slotchange', start, { signal });
  box.addEventListener('click', onClick, { signal });
  box.addEventListener('toggle', onToggle, { signal, capture: true }); // it does not bubble
  start();
  return () => listening.abort();
}

/** Keeps the pressed question in place while an answer above it closes. */
function holdInPlace(pressed: Element): void {
  const placePx = pressed.getBoundingClientRect().top;
  let end: number | undefined;
  const hold = (now: number) => {
    if (!pressed.isConnected) return;
    scrollBy({ top: pressed.getBoundingClientRect().top - placePx, behavior: 'instant' });
    end ??= now + closingTransitionMs;
    if (now < end) requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}

/** Questions in a box: its children, or the page's slotted nodes. */
function itemsIn(box: Element): readonly HTMLDetailsElement[] {
  return [...box.children]
    .flatMap((child) => (isHtml(child, 'slot') ? child.assignedElements() : child))
    .filter((child) => isHtml(child, 'details'));
}
