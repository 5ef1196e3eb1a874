import type { AttributeTable } from './attribute-table';

/** What is said of an event in a widget's `api.ts`; none of it reaches the bundle. */
export interface EventRow {
  readonly description: string;
  /** The type of `detail`, as TypeScript. */
  readonly detail: string;
  /** Whether the page may prevent the default. */
  readonly cancelable?: boolean;
}

/** Every event of a tag by its name (docs/tags.md#events). */
export type EventTable = Readonly<Record<string, EventRow>>;

/** What can be styled with `::part()`, by name, or called, by method, each with one sentence. */
export type DescriptionTable = Readonly<Record<string, string>>;

/** All that a widget's `api.ts` exports: the whole surface of one tag. */
export interface TagApi {
  readonly tag: string;
  /** One sentence: what the tag is. */
  readonly summary: string;
  readonly attributes: AttributeTable;
  readonly events: EventTable;
  readonly parts: DescriptionTable;
  /** What the children of the tag are for. */
  readonly children: string;
  /** Public methods, none of which takes or returns anything. */
  readonly methods?: DescriptionTable;
}

/** Every tag sends this one. */
export const readyEvent = {
  'painting-ready': { detail: '{}', description: 'The tag is usable.' },
} as const satisfies EventTable;
