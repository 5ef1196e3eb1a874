/** Makes the tab look hidden to the page's scripts, or visible again. */
export function hideTab(isHidden: boolean): void {
  // Without an own property, the document has the browser's value.
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
