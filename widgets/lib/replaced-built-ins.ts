/**
 * JSON of a plain object, array or primitive, even if the page changed built-ins: some old libraries add
 * `toJSON` to arrays, which makes `JSON.stringify` write them as strings.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item)).join()}]`;
  if (typeof value !== 'object' || value === null) return jsonStringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${jsonStringify(name)}:${jsonText(member)}`).join()}}`;
}

/**
 * `JSON.parse` and `JSON.stringify`, which MooTools 1.2 takes away: kept from before, or those of an empty frame. The build
 * substitutes them, too.
 */
export const { parse: jsonParse, stringify: jsonStringify } = ownJson();

function ownJson(): Pick<JSON, 'parse' | 'stringify'> {
  const own = globalThis.JSON;
  if (typeof own.parse === 'function') return own;
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  const { JSON: known } = frame.contentWindow as Window & typeof globalThis;
  frame.remove();
  return known;
}

/** `Object.keys` without the names that old libraries add to every object. The build substitutes these two as it does `arrayFrom`. */
export function objectKeys(object: object): string[] {
  const names: string[] = [];
  for (const name in object) if (Object.hasOwn(object, name)) names.push(name);
  return names;
}

/** `Object.values`, likewise. */
export function objectValues(object: Readonly<Record<string, unknown>>): unknown[] {
  return objectKeys(object).map((name) => object[name]);
}

/**
 * `Array.from` that works on pages where old libraries (before 2012) replaced it with one without iterators
 * or mappers. The build substitutes it for every `Array.from`, also in packages (`vite.config.ts`).
 */
export function arrayFrom<Item, Result>(
  items: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Result,
): (Item | Result)[] {
  const list = [...(Symbol.iterator in items ? items : Array.prototype.slice.call(items))];
  return map ? list.map(map) : list;
}
