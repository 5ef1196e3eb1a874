/** Options for prerendering a tag. Exported apart from the definition, to keep them out of the bundle. */
export interface Prerendering<Props = never> {
  /** Whether the children show instead while scripts are off, since a form would do nothing. */
  readonly hasFallback?: boolean;
  /** Styles needed only by later renders. */
  readonly laterStyles?: readonly string[];
  /** CSS until the script has measured the tag. */
  readonly firstStyles?: (props: Props) => string;
  /** Children shown through their own slots, with slot names. */
  readonly slottedChildren?: (content: HTMLElement) => ReadonlyMap<HTMLElement, string>;
}
