/** Presses a key on a node of the page or of a tag, and returns the event, to see whether the tag took it. */
export function pressKey(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
