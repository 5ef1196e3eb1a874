import { type Form, formOf, formOfItem } from './form';

/**
 * A value with the keys of its objects in the order of the file before, `former`, at any depth; a new key goes after
 * the one that precedes it in the form. The editor mixes the keys of objects with more than eight.
 */
export function inOrder(value: unknown, form: Form | undefined, former: unknown): unknown {
  if (Array.isArray(value)) {
    const formers = Array.isArray(former) ? former : [];
    return value.map((item: unknown, index) =>
      inOrder(item, form && formOfItem(item, form), formers[index] ?? formers[0]),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const formers = new Map<string, unknown>(Object.entries(Object(former)));
  const inner = new Map(
    Object.entries(value).map(([key, item]) => [
      key,
      inOrder(item, form && formOf(key, form), formers.get(key)),
    ]),
  );
  const names = (form?.fields ?? []).map(({ name }) => name);
  return Object.fromEntries(
    orderOf([...inner.keys()], [...formers.keys()], names).map((key) => [key, inner.get(key)]),
  );
}

function orderOf(given: readonly string[], former: readonly string[], names: readonly string[]): string[] {
  const keys = former.filter((key) => given.includes(key));
  for (const key of [...names, ...given]) {
    if (!given.includes(key) || keys.includes(key)) continue;
    const before = names.slice(0, Math.max(0, names.indexOf(key))).findLast((name) => keys.includes(name));
    const isFirst = before === undefined && names.includes(key);
    keys.splice(isFirst ? 0 : keys.indexOf(before ?? '') + 1 || keys.length, 0, key);
  }
  return keys;
}
