/**
 * Repeats the last click on a tag's button once its script is ready. Typing after the click cancels it,
 * because the visitor is still filling in the form.
 */
export function replayEarlyClicks(): void {
  const ready = new WeakSet<EventTarget>();
  const clicked = new Map<EventTarget, HTMLButtonElement>();

  addEventListener('painting-ready', ({ target }) => {
    if (!target) return;
    ready.add(target);
    clicked.get(target)?.click();
    clicked.delete(target);
  });
  // Enter in a field also clicks the form's submit button.
  addEventListener('click', (event) => {
    const tag = tagOf(event);
    const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
    if (tag && button && !ready.has(tag)) clicked.set(tag, button);
  });
  addEventListener('input', (event) => {
    const tag = tagOf(event);
    if (tag) clicked.delete(tag);
  });
}

function tagOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.localName.startsWith('painting-'));
}
