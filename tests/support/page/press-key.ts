/** Dispatches a key on a node and returns the event, to check whether the tag handled it. */
export function pressKey(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
