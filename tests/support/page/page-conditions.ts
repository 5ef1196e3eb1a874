/** Simulates leaving the page, which saves pending state. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide'));
}

/** Makes the tab look hidden to the page's scripts, or visible again. */
export function hideTab(isHidden: boolean): void {
  // Without an own property, the document has the browser's value.
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs a task while session storage throws, as with blocked storage or in a sandboxed frame. */
export async function withBlockedStorage(task: () => Promise<void>): Promise<void> {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  try {
    await task();
  } finally {
    Object.defineProperty(window, 'sessionStorage', storage);
  }
}
