/**
 * Forms are on the page before the script that runs them. A button pressed until then is pressed again once its tag is
 * ready, unless the visitor has gone on typing: who still fills in has not meant to send.
 */
export function replayEarlyClicks(): void {
  const ready = new WeakSet<EventTarget>();
  const pressed = new Map<EventTarget, HTMLButtonElement>();

  addEventListener('painting-ready', ({ target }) => {
    if (!target) return;
    ready.add(target);
    pressed.get(target)?.click();
    pressed.delete(target);
  });
  // A press of Enter in a field comes as a click on the form's button.
  addEventListener('click', (event) => {
    const tag = tagOf(event);
    const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
    if (tag && button && !ready.has(tag)) pressed.set(tag, button);
  });
  addEventListener('input', (event) => {
    const tag = tagOf(event);
    if (tag) pressed.delete(tag);
  });
}

function tagOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.localName.startsWith('painting-'));
}
