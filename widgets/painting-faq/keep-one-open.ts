import { isHtml } from '../element/node-kinds';

/** A little more than the transition takes. */
const closingTransitionMs = 260;

/**
 * Opens the first question of a box as soon as there is one, and from then on closes the others whenever one opens
 * (docs/behaviour.md#112-questions), until the returned function is called. A question that the page or the visitor has already opened stays open.
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
  // Closed at the click, so that two are never open at once; the browser itself then opens the one that was clicked.
  const onClick = (event: Event) => {
    const path = event.composedPath();
    const clicked = itemsIn(box).find((item) => path.includes(item.querySelector('summary') ?? item));
    if (!clicked || clicked.open || event.defaultPrevented) return;
    holdInPlace(clicked);
    open(clicked);
  };
  // For a question opened by the page, by a link to it, or by find-in-page. The event comes late: one for the question
  // that we know to be open says nothing new, and must not close what was opened since.
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

/** Keeps the pressed question under the finger while an answer above it closes. */
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

/** The questions in a box: its own children, or the page's nodes that its slot shows. */
function itemsIn(box: Element): readonly HTMLDetailsElement[] {
  return [...box.children]
    .flatMap((child) => (isHtml(child, 'slot') ? child.assignedElements() : child))
    .filter((child) => isHtml(child, 'details'));
}
