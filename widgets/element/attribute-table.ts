import type { Language } from '../../shared/language';

/**
 * How one attribute of a tag is written and read: a row of the table in a widget's `api.ts`, from which parsing,
 * documentation and types come (docs/tags.md#attributes). Its description is in `api.docs.ts`.
 */
export type AttributeRow =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text' }
  | { readonly kind: 'language' }
  /** An IANA name, such as `America/Toronto`. */
  | { readonly kind: 'time-zone' }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** An http(s) address; relative ones count from the page or from the script's own address. */
  | { readonly kind: 'url'; readonly relativeTo: 'page' | 'script' }
  | {
      readonly kind: 'number';
      /** A number, or the business's setting of that name. */
      readonly default: number | NumberSetting;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  /** Two whole numbers of at least 1, 'mobile desktop'. */
  | { readonly kind: 'pair'; readonly default: readonly [number, number] }
  /** A JSON array whose every entry has these text fields; as a property, the array itself. */
  | { readonly kind: 'list'; readonly fields: readonly string[] };

/** The numbers among the business's settings (docs/decisions/22-the-business-is-data.md) that attributes begin with. */
export type NumberSetting = 'minimumOrder' | 'latitude' | 'longitude' | 'zoom' | 'radiusKm';

/** Every attribute of a tag by its kebab-case name. */
export type AttributeTable = Readonly<Record<string, AttributeRow>>;

/** `thank-you-url` → `thankYouUrl`, in types. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** What the parser makes of one row. */
export type AttributeValue<Row extends AttributeRow> = Row extends { kind: 'boolean' }
  ? boolean
  : Row extends { kind: 'language' }
    ? Language
    : Row extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : Row extends { kind: 'number' }
        ? number
        : Row extends { kind: 'pair' }
          ? readonly [number, number]
          : Row extends { kind: 'list'; fields: readonly (infer Field extends string)[] }
            ? readonly Readonly<Record<Field, string>>[] | undefined
            : string | undefined;

/** The props a widget's component gets: each attribute parsed, by its camelCase name. */
export type PropsOf<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: AttributeValue<Table[Name]>;
};

/** Every attribute of a table with the property that goes with it. */
export type AttributeNames = readonly (readonly [attribute: string, property: string])[];

/** The attributes of a table with the properties that go with them: made once for each tag, not for each of its elements. */
export function attributeNames(table: AttributeTable): AttributeNames {
  return Object.keys(table).map((name) => [name, propertyName(name)]);
}

/** `thank-you-url` → `thankYouUrl`: the property that goes with an attribute. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
