/** Markup that can be written as HTML, JSX or DOM calls. */
export interface MarkupElement {
  readonly name: string;
  /** `null` for a boolean attribute. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly children: readonly Markup[];
}

/** An element or a text. */
export type Markup = MarkupElement | string;

/** Makes an element. */
export function element(
  name: string,
  attributes: MarkupElement['attributes'] = {},
  children: readonly Markup[] = [],
): MarkupElement {
  return { name, attributes, children };
}

/** Elements without an end tag. */
export const voidElements: readonly string[] = ['img', 'br', 'input', 'link', 'meta'];
