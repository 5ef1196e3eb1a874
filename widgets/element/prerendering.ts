/**
 * What the first drawing of a tag in a built page needs besides its component and styles, and what not. It is exported beside the
 * definition and not in it, so that none of it is in the bundle.
 */
export interface Prerendering<Props = never> {
  /** Whether the children show in place of the drawing where no script runs: a form would do nothing there. */
  readonly hasFallback?: boolean;
  /** Those of the component's styles that only later drawings need. */
  readonly laterStyles?: readonly string[];
  /** Style rules that hold until the script has measured the tag. */
  readonly firstStyles?: (props: Props) => string;
  /** The children that are drawn through slots of their own, with the names of the slots. */
  readonly slottedChildren?: (content: HTMLElement) => ReadonlyMap<HTMLElement, string>;
}
