import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type Form, formOf, formOfItem } from './form';

/** Biome's line width for this repository. */
const lineWidth = 110;

/**
 * JSON text as Biome prints it. Keeps the key order, the open objects and the spelling of numbers of `source`;
 * new properties are in the order of the form.
 */
export function printJson(value: unknown, source: string, form: Form): string {
  const former = source ? (parseDocument(source).contents ?? undefined) : undefined;
  return `${print({ value, form, former, source, prefix: '' }, 0)}\n`;
}

/** A value to print, with its form and its former text in the source. */
interface Part {
  readonly value: unknown;
  readonly form: Form | undefined;
  readonly former: Node | undefined;
  readonly source: string;
  /** The key before it. */
  readonly prefix: string;
}

/** `comma` is the number of commas that follow. */
function print(part: Part, indent: number, comma = 0): string {
  const { prefix, value } = part;
  const flat = printFlat(part);
  if (flat !== undefined && indent + flat.length + comma <= lineWidth) return flat;
  if (typeof value !== 'object' || value === null) return flat ?? '';
  const inner = indent + 2;
  const lines = partsOf(part).map((one, index, { length }) => print(one, inner, index + 1 < length ? 1 : 0));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const body = isListOfNumbers(value) ? filled(lines, inner) : lines.join(`,\n${spaces(inner)}`);
  return `${prefix}${open}\n${spaces(inner)}${body}\n${spaces(indent)}${close}`;
}

/** The value on one line; undefined if it must take several. */
function printFlat(part: Part): string | undefined {
  const { prefix, value } = part;
  if (typeof value !== 'object' || value === null) return prefix + scalar(part);
  const parts = partsOf(part);
  const isArray = Array.isArray(value);
  if (parts.length === 0) return prefix + (isArray ? '[]' : '{}');
  if (isArray ? isListOfGroups(value) : isOpen(part)) return undefined;
  const texts = parts.map(printFlat);
  if (texts.includes(undefined)) return undefined;
  return prefix + (isArray ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`);
}

function scalar({ value, former, source }: Part): string {
  const isSame = isScalar(former) && former.value === value;
  return isSame && former.range ? source.slice(former.range[0], former.range[1]) : JSON.stringify(value);
}

/** Biome leaves objects open that begin with a new line; new objects are open. */
function isOpen({ former, source }: Part): boolean {
  return !isMap(former) || !former.range || /^\{\s*\n/.test(source.slice(former.range[0], former.range[1]));
}

function partsOf({ value, form, former, source }: Part): Part[] {
  if (Array.isArray(value)) {
    const formers = matching(value, isSeq(former) ? (former.items as Node[]) : []);
    return value.map((item: unknown, index) => ({
      value: item,
      form: form && formOfItem(item, form),
      former: formers[index],
      source,
      prefix: '',
    }));
  }
  const pairs = isMap<{ value: string }, Node>(former) ? former.items : [];
  const nodes = new Map(pairs.map((pair) => [pair.key.value, pair.value ?? undefined]));
  return inOrder(value as object, form, [...nodes.keys()]).map(([key, item]) => ({
    value: item,
    form: form && formOf(key, form),
    former: nodes.get(key),
    source,
    prefix: `${JSON.stringify(key)}: `,
  }));
}

/** Entries of an object in their former order; each new property goes after the one that precedes it in the form. */
export function inOrder(
  value: object,
  form: Form | undefined,
  formerKeys: readonly string[] = [],
): [string, unknown][] {
  const entries = new Map<string, unknown>(Object.entries(value));
  const names = (form?.fields ?? []).map(({ name }) => name);
  const keys = formerKeys.filter((key) => entries.has(key));
  for (const key of [...names, ...entries.keys()]) {
    if (!entries.has(key) || keys.includes(key)) continue;
    const before = names.slice(0, Math.max(0, names.indexOf(key))).findLast((name) => keys.includes(name));
    keys.splice(
      before === undefined && names.includes(key) ? 0 : keys.indexOf(before ?? '') + 1 || keys.length,
      0,
      key,
    );
  }
  return keys.map((key) => [key, entries.get(key)]);
}

/** The former entry for each entry of a list: an equal one, or else the next unused one. */
function matching(values: readonly unknown[], formers: readonly Node[]): (Node | undefined)[] {
  const texts = formers.map((node) => sorted(node.toJSON()));
  const left = new Set(formers.keys());
  const equal = values.map((value) => {
    const text = sorted(value);
    const index = [...left].find((one) => texts[one] === text);
    if (index !== undefined) left.delete(index);
    return index;
  });
  return values.map((_value, place) => {
    const index = equal[place] ?? (left.has(place) ? place : undefined);
    return formers[index ?? 0];
  });
}

/** JSON with sorted keys, to compare by. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Biome puts each entry of such a list on its own line. */
function isListOfGroups(list: readonly unknown[]): boolean {
  const isGroup = (item: unknown) =>
    typeof item === 'object' && item !== null && Object.keys(item).length > 1;
  const kinds = new Set(list.map((item) => Array.isArray(item)));
  return list.length > 1 && kinds.size === 1 && list.every(isGroup);
}

function isListOfNumbers(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/** Numbers side by side, as many as a line holds. */
function filled(numbers: readonly string[], indent: number): string {
  return numbers.reduce((text, number) => {
    const line = text.slice(text.lastIndexOf('\n') + 1);
    const start = text.includes('\n') ? 0 : indent;
    const fits = start + line.length + number.length + 3 <= lineWidth;
    return `${text},${fits ? ' ' : `\n${spaces(indent)}`}${number}`;
  });
}

function spaces(count: number): string {
  return ' '.repeat(count);
}
