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
