/*
 * What a node is, told by what it says of itself: in the document of another window, into which the page may put a tag,
 * nodes are made by that window's classes, and `instanceof` says no.
 */

/** Whether the target of an event, or anything else, is an element. */
export function isElement(value: unknown): value is Element {
  return (value as Partial<Node> | null)?.nodeType === 1;
}

/** Whether a node is a text. */
export function isText({ nodeType }: Node): boolean {
  return nodeType === 3;
}

/** Whether an element is HTML's of the given name. */
export function isHtml<Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] {
  return isElement(value) && value.localName === name;
}

/** Whether a root is one that styles are adopted into and that knows what has the focus: a document or a shadow root. */
export function isStyledRoot(root: Node | undefined): root is Document | ShadowRoot {
  return root !== undefined && 'adoptedStyleSheets' in root;
}
