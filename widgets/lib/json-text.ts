/**
 * A plain object, array or primitive as JSON, even where the page's scripts changed the built-in objects: some old
 * libraries add a `toJSON` to every array, with which `JSON.stringify` would write an array as one string.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`).join()}}`;
}
