/**
 * Opens the first question of a box, as soon as there is one, and from then on closes the others whenever one opens
 * (SPEC 4.3), until the returned function is called. A question that the page or the visitor has opened already stays.
 */
export function keepOneOpen(box: Element): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = openFirst(box);

  const onSlotChange = () => {
    if (!isStarted) isStarted = openFirst(box);
  };
  // At the click already, so that at no time two are open; the browser itself then opens the one.
  const onClick = (event: Event) => {
    const path = event.composedPath();
    const clicked = itemsIn(box).find((item) => path.includes(item.querySelector('summary') ?? item));
    if (clicked && !clicked.open && !event.defaultPrevented) closeOthers(box, clicked);
  };
  // And when it was opened by the page, by a link to it, or by a search in the page.
  const onToggle = ({ target }: Event) => {
    const opened = itemsIn(box).find((item) => item === target && item.open);
    if (opened) closeOthers(box, opened);
  };
  box.addEventListener('slotchange', onSlotChange, { signal });
  box.addEventListener('click', onClick, { signal });
  box.addEventListener('toggle', onToggle, { signal, capture: true }); // it does not bubble
  return () => listening.abort();
}

/** The questions in a box: its own, or the page's own that a slot of it shows. */
function itemsIn(box: Element): readonly HTMLDetailsElement[] {
  return [...box.children]
    .flatMap((child) => (child instanceof HTMLSlotElement ? child.assignedElements() : child))
    .filter((child) => child instanceof HTMLDetailsElement);
}

function closeOthers(box: Element, opened: HTMLDetailsElement): void {
  for (const item of itemsIn(box)) if (item !== opened) item.open = false;
}

/** Returns false when there is no question yet. */
function openFirst(box: Element): boolean {
  const items = itemsIn(box);
  const first = items.find((item) => item.open) ?? items[0];
  if (!first) return false;
  first.open = true;
  closeOthers(box, first);
  return true;
}
