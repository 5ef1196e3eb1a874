/**
 * Makes a shadow root that was adopted into another document, and every element in it, name no registry of custom
 * elements. Preact makes each new node with its parent as the options, and browsers refuse there the registry of the
 * document that the parent came from (https://github.com/whatwg/html/pull/11472). Nothing of ours needs one.
 * It can go when Preact no longer passes the parent on.
 */
export function forgetRegistry(root: ShadowRoot): void {
  // WebKit refuses nothing here, and loses nodes that are made with no registry at all.
  const value = navigator.vendor.startsWith('Apple') ? undefined : null;
  for (const node of [root, ...root.querySelectorAll('*')]) {
    Object.defineProperty(node, 'customElementRegistry', { value });
  }
}
