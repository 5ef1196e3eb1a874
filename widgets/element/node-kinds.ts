/*
 * The kind of a node, by its own properties. In a document of another window, which may adopt a tag, nodes are instances of
 * that window's classes, and `instanceof` is false.
 */

/** Whether a value, such as the target of an event, is an element. */
export function isElement(value: unknown): value is Element {
  return (value as Partial<Node> | null)?.nodeType === 1;
}

/** Whether a node is a text node. */
export function isText({ nodeType }: Node): boolean {
  return nodeType === 3;
}

/** Whether a value is an HTML element with the given name. */
export function isHtml<Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] {
  return isElement(value) && value.localName === name;
}

/** Whether a root is a document or a shadow root: it can adopt styles and knows what has the focus. */
export function isStyledRoot(root: Node | undefined): root is Document | ShadowRoot {
  return root !== undefined && 'adoptedStyleSheets' in root;
}
