/**
 * Detaches a shadow root adopted into another document, and its elements, from their custom element registry.
 * Preact creates nodes with the parent as options, and browsers reject the old document's registry there
 * (https://github.com/whatwg/html/pull/11472). Our nodes need no registry. Remove this when Preact stops
 * passing the parent.
 */
export function forgetRegistry(root: ShadowRoot): void {
  // WebKit accepts them, and loses nodes created without any registry.
  const value = navigator.vendor.startsWith('Apple') ? undefined : null;
  for (const node of [root, ...root.querySelectorAll('*')]) {
    Object.defineProperty(node, 'customElementRegistry', { value });
  }
}
