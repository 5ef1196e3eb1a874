import type { AttributeTable } from './attribute-table';

/** Exports of a tag's `api.ts`: names of everything a page can use. */
export interface TagSurface {
  readonly tag: string;
  readonly attributes: AttributeTable;
  readonly events: readonly string[];
  /** Names for `::part()`. */
  readonly parts: readonly string[];
  /** Public methods, without parameters or results. */
  readonly methods?: readonly string[];
  /** Setters that take texts by field name, callable or assignable (docs/decisions/29-prefill.md). */
  readonly setters?: readonly string[];
}
