/**
 * JSON of a plain object, array or primitive, even if the page changed built-ins: some old libraries add
 * `toJSON` to arrays, which makes `JSON.stringify` write them as strings.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`).join()}}`;
}
