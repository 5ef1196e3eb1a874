import type { AttributeTable } from './attribute-table';

/** What a tag's `api.ts` exports: the name of everything that a page can use of the tag. */
export interface TagSurface {
  readonly tag: string;
  readonly attributes: AttributeTable;
  readonly events: readonly string[];
  /** What can be styled with `::part()`. */
  readonly parts: readonly string[];
  /** Public methods, none of which takes or returns anything. */
  readonly methods?: readonly string[];
  /** Names that take texts by the names of fields, called as methods or assigned as properties (docs/decisions/29-prefill.md). */
  readonly setters?: readonly string[];
}
