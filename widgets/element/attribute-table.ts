import type { Language } from '../../shared/texts';

/**
 * One row of the table in a widget's `api.ts`: how an attribute is written and read. Parsing, documentation
 * and types derive from it (docs/tags.md#attributes).
 */
export type AttributeRow =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text' }
  /** Some of these words, in any order, between spaces or commas. */
  | { readonly kind: 'words'; readonly values: readonly string[] }
  /** On when present; its text may give parameters other names: `your-name:name, mail:email`. */
  | { readonly kind: 'renames' }
  | { readonly kind: 'language' }
  /** IANA name, such as `America/Toronto`. */
  | { readonly kind: 'time-zone' }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      /** What any other text means, if not the default. */
      readonly otherwise?: string;
    }
  /** HTTP(S) address; relative ones resolve against the page or the script. */
  | { readonly kind: 'url'; readonly relativeTo: 'page' | 'script' }
  | {
      readonly kind: 'number';
      /** A number, or a numeric setting of the business. */
      readonly default: number | NumberSetting;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  /** Two whole numbers of at least 1, 'mobile desktop'. */
  | { readonly kind: 'pair'; readonly default: readonly [number, number] }
  /** JSON array whose entries have these text fields, those with a `?` only perhaps; as a property, the array itself. */
  | { readonly kind: 'list'; readonly fields: readonly string[] };

/** Numeric settings of the business (docs/decisions/17-the-business-is-data.md) used as defaults. */
export type NumberSetting = 'minimumOrder' | 'latitude' | 'longitude' | 'zoom' | 'radiusKm';

/** Attributes of a tag, by kebab-case name. */
export type AttributeTable = Readonly<Record<string, AttributeRow>>;

/** `thank-you-url` → `thankYouUrl`, as a type. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Parsed type of a row. */
export type AttributeValue<Row extends AttributeRow> = Row extends { kind: 'boolean' }
  ? boolean
  : Row extends { kind: 'language' }
    ? Language
    : Row extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : Row extends { kind: 'words' }
        ? readonly string[]
        : Row extends { kind: 'number' }
          ? number
          : Row extends { kind: 'pair' }
            ? readonly [number, number]
            : Row extends { kind: 'list'; fields: readonly (infer Field extends string)[] }
              ? readonly ListEntry<Field>[] | undefined
              : string | undefined;

type ListEntry<Field extends string> = Readonly<Record<Exclude<Field, `${string}?`>, string>> & {
  readonly [Name in Field as Name extends `${infer Plain}?` ? Plain : never]?: string;
};

/** Props of a widget's component: parsed attributes by camelCase name. */
export type PropsOf<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: AttributeValue<Table[Name]>;
};

/** Attributes of a table with their properties. */
export type AttributeNames = readonly (readonly [attribute: string, property: string])[];

/** Attributes of a table with their properties; computed once per tag, not per element. */
export function attributeNames(table: AttributeTable): AttributeNames {
  return Object.keys(table).map((name) => [name, propertyName(name)]);
}

/** `thank-you-url` → `thankYouUrl`, the property of an attribute. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Row of `heading-level`, which every tag with headings has. */
export const headingLevelAttribute = { kind: 'number', default: 2, minimum: 1, maximum: 6 } as const;

/** Row of `lang`, which every tag has. */
export const languageAttribute = { kind: 'language' } as const;
