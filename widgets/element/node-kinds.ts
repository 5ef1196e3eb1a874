/* Node checks by property instead of `instanceof`, which fails for nodes of another window, into whose
   document a tag may be adopted. */

/** Whether a value, such as an event target, is an element. */
export function isElement(value: unknown): value is Element {
  return (value as Partial<Node> | null)?.nodeType === 1;
}

/** Whether a node is a text node. */
export function isText({ nodeType }: Node): boolean {
  return nodeType === 3;
}

/** Whether a value is an HTML element of the given name. */
export function isHtml<Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] {
  return isElement(value) && value.localName === name;
}

/** Whether a root is a document or shadow root, which can have styles and track focus. */
export function isStyledRoot(root: Node | undefined): root is Document | ShadowRoot {
  return root?.nodeType === 9 || (root !== undefined && 'host' in root);
}
