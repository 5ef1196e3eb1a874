/** A piece of markup, written once and put out as HTML, as JSX or as calls of the DOM. */
export interface MarkupElement {
  readonly name: string;
  /** `null`: an attribute that counts by its presence. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly children: readonly Markup[];
}

/** An element or a text. */
export type Markup = MarkupElement | string;

/** An element, shortly. */
export function element(
  name: string,
  attributes: MarkupElement['attributes'] = {},
  children: readonly Markup[] = [],
): MarkupElement {
  return { name, attributes, children };
}

/** Elements that have no end tag. */
export const voidElements: readonly string[] = ['img', 'br', 'input', 'link', 'meta'];
