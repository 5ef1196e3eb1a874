import { isHtml } from '../element/node-kinds';

/** A little more than the movement takes. */
const closingTransitionMs = 260;

/**
 * Opens the first question of a box, as soon as there is one, and from then on closes the others whenever one opens
 * (docs/behaviour.md#112-questions), until the returned function is called. A question that the page or the visitor has opened already stays.
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
  // At the click already, so that at no time two are open; the browser itself then opens the one.
  const onClick = (event: Event) => {
    const path = event.composedPath();
    const clicked = itemsIn(box).find((item) => path.includes(item.querySelector('summary') ?? item));
    if (!clicked || clicked.open || event.defaultPrevented) return;
    holdInPlace(clicked);
    open(clicked);
  };
  // And when it was opened by the page, by a link to it, or by a search in the page. The news comes a moment late: that
  // of the latest says nothing new, and must not close what was opened since.
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

/** Keeps what was pressed under the finger while an answer above it closes, for as long as that may take. */
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

/** The questions in a box: its own, or the page's own that a slot of it shows. */
function itemsIn(box: Element): readonly HTMLDetailsElement[] {
  return [...box.children]
    .flatMap((child) => (isHtml(child, 'slot') ? child.assignedElements() : child))
    .filter((child) => isHtml(child, 'details'));
}
