import type { AttributeRow } from './attribute-table';
import type { TagSurface } from './tag-surface';

/** What the documentation says about an event. */
export interface EventDocs {
  readonly description: string;
  /** The type of `detail`, as TypeScript. */
  readonly detail: string;
  /** Whether the page may prevent the default. */
  readonly cancelable?: boolean;
}

/** One sentence for each name. */
export type Descriptions<Name extends string> = Readonly<Record<Name, string>>;

/** What an `api.docs.ts` says about the tag whose `api.ts` exports this surface. */
export interface TagDocs<Surface extends TagSurface> {
  /** One sentence: what the tag is. */
  readonly summary: string;
  /** What the children of the tag are for. */
  readonly children: string;
  readonly attributes: Descriptions<keyof Surface['attributes'] & string>;
  readonly events: Readonly<Record<Surface['events'][number], EventDocs>>;
  readonly parts: Descriptions<Surface['parts'][number]>;
  readonly methods: Descriptions<MethodOf<Surface>>;
}

/** An attribute's row with its description. */
export type DescribedAttribute = AttributeRow & { readonly description: string };

/** A tag's surface with all its documentation: what the READMEs, the types and the manifests are made from. */
export interface TagApi {
  readonly tag: string;
  readonly summary: string;
  readonly children: string;
  readonly attributes: Readonly<Record<string, DescribedAttribute>>;
  readonly events: Readonly<Record<string, EventDocs>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<string, string>>;
  /** Those of the methods that may be assigned as well. */
  readonly setters: readonly string[];
}

/**
 * Joins a tag's surface and its documentation. It does not compile when something of the surface is not described, or
 * when something is described that the tag does not have.
 * Only `api.docs.ts` files call this, and nothing that runs in a page imports those: the bundle has no descriptions.
 */
export function describeTag<const Surface extends TagSurface, const Docs extends TagDocs<Surface>>(
  surface: Surface,
  docs: Docs & NothingElse<Surface, Docs>,
): TagApi {
  const { summary, children, attributes, events, parts, methods }: TagDocs<TagSurface> = docs;
  const rows = Object.entries(surface.attributes).map(([name, row]) => [
    name,
    { ...row, description: attributes[name] ?? '' },
  ]);
  return {
    tag: surface.tag,
    summary,
    children,
    attributes: Object.fromEntries(rows),
    events,
    parts,
    methods,
    setters: surface.setters ?? [],
  };
}

type MethodOf<Surface extends TagSurface> = NameIn<Surface, 'methods'> | NameIn<Surface, 'setters'>;

type NameIn<Surface, Key extends string> = Surface extends {
  readonly [List in Key]: readonly (infer Name extends string)[];
}
  ? Name
  : never;

/** TypeScript lets a spread bring in superfluous names; these types do not. */
interface NothingElse<Surface extends TagSurface, Docs extends TagDocs<Surface>> {
  readonly attributes: Forbidden<Exclude<keyof Docs['attributes'], keyof Surface['attributes']>>;
  readonly events: Forbidden<Exclude<keyof Docs['events'], Surface['events'][number]>>;
  readonly parts: Forbidden<Exclude<keyof Docs['parts'], Surface['parts'][number]>>;
  readonly methods: Forbidden<Exclude<keyof Docs['methods'], MethodOf<Surface>>>;
}

type Forbidden<Name extends PropertyKey> = { readonly [Superfluous in Name]: never };
