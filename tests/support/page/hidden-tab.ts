/** Puts the page's tab into the background, as far as its scripts can tell, or back. */
export function hideTab(isHidden: boolean): void {
  // Without a value of its own the document gives the browser's.
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
