import * as z from 'zod';
import { type EditorField, listField } from './form';

/** Values to choose from, by the name that a schema's `choices` gives them. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** A value, or one with a label. */
export type Choice = string | { readonly label: string; readonly value: string };

/** The part of a JSON schema that the forms use, with our additions. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  /** Label of the field, in words. */
  readonly title?: string;
  /** The name of one entry of a list. Default: derived from the list's label. */
  readonly entry?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly propertyNames?: Schema;
  readonly keepsEmpty?: boolean;
  readonly hint?: string;
  /** Widget for a text, by the schema's `meta`. */
  readonly editor?: string;
  /** Name of the keys that a record may have, by the schema's `meta`. */
  readonly keys?: string;
  /** Labels of a record's keys, by the schema's `meta`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Name of the values to choose from, by the schema's `meta`. */
  readonly choices?: string;
}

/** Place of a field. */
interface Place {
  /** Values found in the files. */
  readonly values: readonly unknown[];
  /** Whether its own object must have it. */
  readonly isNamed: boolean;
  /** Whether it, or an object around it, may be left out. */
  readonly isOptional: boolean;
  readonly choices: Choices;
}

/** Forms of an object with more fields are closed at first. */
const shortForm = 4;

/** Longer texts get a box of several lines. */
const lineLength = 70;

/**
 * Form for files with this schema. `contents` are their current contents, which decide what the schema leaves open: the
 * keys of records and the kind of a union.
 */
export function editorFields(
  schema: z.ZodType,
  contents: readonly unknown[],
  choices: Choices = {},
): EditorField[] {
  const root = withoutNull(describe(schema)).schema;
  const place = { values: contents, isNamed: true, isOptional: false, choices };
  if (root.type === 'array') return [fieldOf(listField, root, place)].flatMap((field) => field ?? []);
  return fieldsOf(root, place);
}

/** The JSON schema of a file's contents, with hints from the schema's messages. */
function describe(schema: z.ZodType): Schema {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const type = zodSchema._zod.def.type;
      if (type !== 'string' && type !== 'array' && type !== 'enum') return;
      const empty = z.safeParse(zodSchema, type === 'array' ? [] : '');
      if (empty.success) Object.assign(jsonSchema, { keepsEmpty: true });
      const message = empty.error?.issues[0]?.message ?? '';
      if (type === 'string' && /^must be /.test(message))
        Object.assign(jsonSchema, { hint: `${message[0]?.toUpperCase()}${message.slice(1)}.` });
    },
  });
  return described as Schema;
}

function fieldsOf(schema: Schema, place: Place): EditorField[] {
  const { additionalProperties: record } = schema;
  const keys = isObject(record) ? recordKeys(schema, place) : [];
  const entries = keys.map((key): [string, Schema] => {
    const title = schema.titles?.[key];
    return [key, { ...(record as Schema), ...(title && { title }) }];
  });
  return [...Object.entries(schema.properties ?? {}), ...entries].flatMap(([name, property]) => {
    const isNamed = (schema.required ?? []).includes(name);
    const isOptional = place.isOptional || !isNamed;
    const values = place.values.flatMap((value) => propertyOf(value, name));
    return fieldOf(name, property, { ...place, values, isNamed, isOptional }) ?? [];
  });
}

/** Undefined for a property that may have values of several types; the editor leaves it alone. */
function fieldOf(name: string, given: Schema, place: Place): EditorField | undefined {
  const { schema, isNullable } = withoutNull(given);
  const isOptional = place.isOptional || isNullable;
  const inner = { ...place, isOptional };
  const common = {
    name,
    label: given.title ?? schema.title ?? labelOf(name),
    required: !isOptional && !schema.keepsEmpty,
    ...(schema.keepsEmpty && place.isNamed && !isNullable && { keepsEmpty: true }),
    ...((schema.description ?? schema.hint) && { hint: schema.description ?? schema.hint }),
    ...(typeof given.default !== 'object' && given.default !== undefined && { default: given.default }),
  };
  const branches = unionOf(schema);
  if (branches) {
    const branch = branchFor(branches, place.values);
    return branch && fieldOf(name, isNullable ? { ...branch, default: undefined } : branch, inner);
  }
  const options = (schema.choices && place.choices[schema.choices]) || enumOf(schema);
  if (options) return { ...common, hint: undefined, widget: 'select', options };
  switch (schema.type) {
    case 'boolean':
      return { ...common, widget: 'boolean', required: false };
    case 'integer':
    case 'number':
      return { ...common, widget: 'number', ...numberOptions(schema) };
    case 'string':
      return { ...common, ...textOptions(schema, place.values) };
    case 'array':
      if (schema.editor) return { ...common, widget: schema.editor };
      return listOf(schema, common, inner);
    case 'object': {
      const fields = fieldsOf(schema, inner);
      return fields.length > 0
        ? { ...common, widget: 'object', collapsed: !isShort(fields), fields }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Fields by whose text an entry of a list is known. */
const naming = ['fullName', 'title', 'name', 'heading', 'label', 'question'];

/** A week of hours is a line for each day. */
function isShort(fields: readonly EditorField[]): boolean {
  return fields.length <= shortForm || fields.every(({ widget }) => widget === 'hours');
}

type Common = Pick<EditorField, 'name' | 'label' | 'required'>;

function listOf(schema: Schema, common: Common, place: Place): EditorField | undefined {
  const values = place.values.flatMap((value) => (Array.isArray(value) ? value : []));
  const [first, ...others] = schema.prefixItems ?? [];
  const items = first ? withWidestLimits(first, others) : schema.items;
  if (!items) return undefined;
  const length = first ? { min: others.length + 1, max: others.length + 1 } : {};
  const list = {
    ...common,
    widget: 'list',
    collapsed: true,
    label_singular: schema.entry ?? singular(common.label),
    ...length,
  };
  // Fields of an entry stay required even if the list itself is optional.
  const inner = { ...place, values, isNamed: true, isOptional: false };
  const kinds = unionOf(items);
  const typeKey = kinds && discriminatorOf(kinds);
  if (kinds && typeKey) return { ...list, typeKey, types: kinds.map((kind) => typeOf(kind, typeKey, inner)) };
  const item = fieldOf('item', items, inner);
  if (!item) return undefined;
  if (item.widget === 'select') return { ...common, widget: 'select', multiple: true, options: item.options };
  if (item.widget !== 'object')
    return { ...list, field: { ...item, label: list.label_singular }, summary: `{{fields.${item.name}}}` };
  const texts = (item.fields ?? []).filter(({ widget }) => widget === 'string' || widget === 'text');
  const title =
    texts.find(({ name }) => naming.includes(name)) ?? texts.find(({ required }) => required) ?? texts[0];
  // Entries that share a title, such as the rates of one line, are told apart by their next text.
  const titles = values.map((value) => title && propertyOf(value, title.name)[0]);
  const isShared = new Set(titles).size < titles.length;
  const shown = [title, isShared ? texts.find((text) => text !== title) : undefined].filter((text) => !!text);
  const summary = shown.map(({ name }) => `{{fields.${name}}}`).join(' ');
  return { ...list, fields: item.fields ?? [], ...(summary && { summary }) };
}

/** One form serves all entries of a tuple, such as latitude and longitude. */
function withWidestLimits(first: Schema, others: readonly Schema[]): Schema {
  const all = [first, ...others];
  return {
    ...first,
    minimum: Math.min(...all.map(({ minimum }) => minimum ?? Number.NEGATIVE_INFINITY)),
    maximum: Math.max(...all.map(({ maximum }) => maximum ?? Number.POSITIVE_INFINITY)),
  };
}

/** Decap CMS takes no kind without fields. */
const nothing: EditorField = { name: 'nothing', label: 'Nothing', widget: 'hidden', required: false };

/** One kind of a list's entries. */
function typeOf(kind: Schema, typeKey: string, place: Place): EditorField {
  const name = String(constantOf(kind, typeKey));
  const values = place.values.filter((value) => propertyOf(value, typeKey)[0] === name);
  const fields = fieldsOf(kind, { ...place, values }).filter((field) => field.name !== typeKey);
  const title = fields.find((field) => naming.includes(field.name));
  return {
    name,
    label: labelOf(name),
    widget: 'object',
    required: false,
    fields: fields.length > 0 ? fields : [nothing],
    ...(title && { summary: `${labelOf(name)}: {{fields.${title.name}}}` }),
  };
}

function textOptions(schema: Schema, values: readonly unknown[]): Partial<EditorField> & { widget: string } {
  if (schema.editor) return { widget: schema.editor };
  if (schema.format === 'date-time')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DDTHH:mm:ss.SSS[Z]',
      picker_utc: true,
      default: '{{now}}',
    };
  if (schema.format === 'date') return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  const isLong = values.some((value) => typeof value === 'string' && value.length > lineLength);
  const pattern = schema.pattern && ([schema.pattern, schema.hint ?? 'is not valid'] as const);
  return { widget: isLong ? 'text' : 'string', ...(pattern && { pattern }) };
}

function numberOptions({ type, minimum, maximum }: Schema): Partial<EditorField> {
  return {
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one) => one !== 'null');
    return { schema: { ...schema, type }, isNullable: true };
  }
  const branches = schema.anyOf ?? [];
  const others = branches.filter(({ type }) => type !== 'null');
  if (others.length === branches.length) return { schema, isNullable: false };
  const [only = {}] = others;
  return { schema: others.length === 1 ? only : { ...schema, anyOf: others }, isNullable: true };
}

function unionOf(schema: Schema): readonly Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/** The branch that all values at a place have; several kinds of objects become one, with optional fields. */
function branchFor(branches: readonly Schema[], values: readonly unknown[]): Schema | undefined {
  const fitting = branches.filter(({ type }) => values.every((value) => isOfType(value, type)));
  const typeKey = discriminatorOf(fitting);
  const kinds = new Set(typeKey ? values.flatMap((value) => propertyOf(value, typeKey)) : []);
  const ofKind = typeKey && fitting.filter((branch) => kinds.has(constantOf(branch, typeKey)));
  if (ofKind && ofKind.length === 1) return ofKind[0];
  if (fitting.length > 1 && fitting.every(({ type }) => type === 'object')) return merged(fitting);
  return fitting[0];
}

function merged(branches: readonly Schema[]): Schema {
  const required = (branches[0]?.required ?? []).filter((name) =>
    branches.every((branch) => branch.required?.includes(name)),
  );
  return {
    type: 'object',
    properties: Object.assign({}, ...branches.map((branch) => branch.properties)),
    required,
  };
}

/** Property that has another constant in each branch. */
function discriminatorOf(branches: readonly Schema[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every((branch) => constantOf(branch, name) !== undefined),
  );
}

function constantOf(schema: Schema, name: string): unknown {
  return schema.properties?.[name]?.const;
}

function enumOf(schema: Schema): readonly unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

/** Keys that a record may have, and those it has. */
function recordKeys({ propertyNames, keys: named }: Schema, { values, choices }: Place): string[] {
  const allowed = propertyNames?.enum?.map(String) ?? (named && choices[named]?.map(choiceValue));
  const present = values.flatMap((value) => (isObject(value) ? Object.keys(value) : []));
  return [...new Set([...(allowed ?? []), ...present])];
}

function choiceValue(choice: Choice): string {
  return typeof choice === 'string' ? choice : choice.value;
}

function propertyOf(value: unknown, name: string): unknown[] {
  return isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [];
}

function isOfType(value: unknown, type: Schema['type']): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? typeof value === 'number' : typeof value === type;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `reviewText` → 'Review text'; names that already have spaces or capitals stay as they are. */
export function labelOf(name: string): string {
  if (!/^[a-z][\w-]*$/.test(name)) return name;
  const words = name.replace(/([a-z\d])([A-Z])/g, (_all, end, start) => `${end} ${start.toLowerCase()}`);
  const spaced = words.replace(/[-_]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function singular(label: string): string {
  return label
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .toLowerCase();
}
