import { defaultLanguage, languageCodes } from '../../shared/texts';
import type { AttributeRow, AttributeTable } from './attribute-table';

/** Documentation of an event. */
export interface EventDocs {
  readonly description: string;
  /** TypeScript type of `detail`. */
  readonly detail: string;
  /** Whether the page can prevent the default. */
  readonly cancelable?: boolean;
}

/** One sentence per name. */
export type Descriptions<Name extends string> = Readonly<Record<Name, string>>;

/** Descriptions of everything in a tag's `api.ts`. */
export interface TagDocs<Surface extends TagSurface> {
  /** One-sentence description of the tag. */
  readonly summary: string;
  /** Purpose of the tag's children. */
  readonly children: string;
  readonly attributes: Descriptions<keyof Surface['attributes'] & string>;
  readonly events: Readonly<Record<Surface['events'][number], EventDocs>>;
  readonly parts: Descriptions<Surface['parts'][number]>;
  readonly methods: Descriptions<MethodOf<Surface>>;
  /** Labels of the form's fields, by the names that `prefill` takes. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** An attribute's row with its description. */
export type DescribedAttribute = AttributeRow & { readonly description: string };

/** A tag's documented API, the source of READMEs, types and manifests. */
export interface TagApi {
  readonly tag: string;
  readonly summary: string;
  readonly children: string;
  readonly attributes: Readonly<Record<string, DescribedAttribute>>;
  readonly events: Readonly<Record<string, EventDocs>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<string, string>>;
  /** Methods that can also be assigned. */
  readonly setters: readonly string[];
  /** Labels of the form's fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Joins a tag's API with its documentation. Fails to compile if a description is missing or superfluous. No
 * page code uses the result, and its callers mark the call as pure, so the bundle has no descriptions.
 */
export function describeTag<const Surface extends TagSurface, const Docs extends TagDocs<Surface>>(
  surface: Surface,
  docs: Docs & NothingElse<Surface, Docs>,
): TagApi {
  const { summary, children, attributes, events, parts, methods, fields = {} }: TagDocs<TagSurface> = docs;
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
    fields,
  };
}

type MethodOf<Surface extends TagSurface> = NameIn<Surface, 'methods'> | NameIn<Surface, 'setters'>;

type NameIn<Surface, Key extends string> = Surface extends {
  readonly [List in Key]: readonly (infer Name extends string)[];
}
  ? Name
  : never;

/** Rejects the superfluous names that TypeScript allows in spreads. */
interface NothingElse<Surface extends TagSurface, Docs extends TagDocs<Surface>> {
  readonly attributes: Forbidden<Exclude<keyof Docs['attributes'], keyof Surface['attributes']>>;
  readonly events: Forbidden<Exclude<keyof Docs['events'], Surface['events'][number]>>;
  readonly parts: Forbidden<Exclude<keyof Docs['parts'], Surface['parts'][number]>>;
  readonly methods: Forbidden<Exclude<keyof Docs['methods'], MethodOf<Surface>>>;
}

type Forbidden<Name extends PropertyKey> = { readonly [Superfluous in Name]: never };

/** Exports of a tag's `api.ts`: names of everything a page can use. */
export interface TagSurface {
  readonly tag: string;
  readonly attributes: AttributeTable;
  readonly events: readonly string[];
  /** Names for `::part()`. */
  readonly parts: readonly string[];
  /** Public methods, without parameters or results. */
  readonly methods?: readonly string[];
  /** Setters that take texts by field name, callable or assignable (docs/decisions/20-prefill.md). */
  readonly setters?: readonly string[];
}

/** Documentation of `lang`, which every tag has. */
export const languageDocs = `The language of the strings, ${languageCodes.map((code) => `\`${code}\``).join(' or ')}; without it the nearest \`lang\` up the tree, else the business's first (\`${defaultLanguage}\`).`;

/** Documentation of `heading-level`, which every tag with headings has. */
export const headingLevelDocs =
  "The level of the tag's headings, so that they fit the outline of the page; those of sections below it are one level deeper. Their look stays the same.";

/** Documentation of `painting-ready`, which every tag dispatches. */
export const readyDocs = {
  'painting-ready': { detail: '{}', description: 'The tag is usable.' },
} as const satisfies Readonly<Record<string, EventDocs>>;

/** Documentation of the `base` part of tags with their own text. */
export const baseDocs = 'The node that holds everything, with the inherited font.';

/** Purpose of each custom property; defaults are in the style sheets, mostly `base.css`. */
export const tokenDocs: Readonly<Record<string, string>> = {
  '--painting-accent': 'The main button and what is selected.',
  '--painting-accent-text': 'Text on the accent.',
  '--painting-brand': 'Links, focus ring, progress.',
  '--painting-brand-text': 'Text on the brand colour, such as an arrow under the pointer.',
  '--painting-highlight': "Highlighted words, such as 'free'.",
  '--painting-text': 'Text.',
  '--painting-muted': 'Labels and notes.',
  '--painting-surface': 'Cards and dialogs.',
  '--painting-field': 'The background of inputs.',
  '--painting-border': 'The border of inputs.',
  '--painting-line': 'Dividing lines.',
  '--painting-tint': 'A quiet background for groups.',
  '--painting-result': 'The background of the total.',
  '--painting-result-text': 'The total.',
  '--painting-danger': 'Error messages.',
  '--painting-radius': 'Rounded corners.',
  '--painting-space': 'The unit of spacing.',
  '--painting-font-size': 'The size of text; everything else follows in `em`.',
  '--painting-font': 'The typeface of text.',
  '--painting-heading-font': 'The typeface of headings.',
  '--painting-max-width': 'How wide a form grows at most.',
  '--painting-shadow': 'The shadow of the card around a form.',
};
