/** The editor's name for the format of our files. */
export const formatName = 'content';

/** Name of the only field of a file whose content is a list. */
export const listField = 'entries';

/** A field of the editor's forms, as Decap CMS reads it. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint?: string | undefined;
  /** Regular expression, and the message if a text doesn't match. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly EditorField[];
  /** The field of each entry, in a list of plain values. */
  readonly field?: EditorField;
  /** The kinds of entries of a mixed list; `typeKey` names the property that tells them apart. */
  readonly types?: readonly EditorField[];
  readonly typeKey?: string;
  /** Whether the file keeps an empty value, instead of leaving the property out. */
  readonly keepsEmpty?: boolean;
  readonly [option: string]: unknown;
}

/** Parts of a field, a list entry or a whole file. */
export type Form = Pick<EditorField, 'fields' | 'types' | 'typeKey'>;

/** Form of a property. */
export function formOf(name: string, { fields }: Form): Form | undefined {
  return fields?.find((field) => field.name === name);
}

/** Form of an entry of a list. */
export function formOfItem(item: unknown, { fields = [], types, typeKey }: Form): Form {
  if (!types || !typeKey) return { fields };
  const kind =
    typeof item === 'object' && item !== null && new Map<string, unknown>(Object.entries(item)).get(typeKey);
  return types.find(({ name }) => name === kind) ?? {};
}
