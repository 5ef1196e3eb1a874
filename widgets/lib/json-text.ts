/**
 * A value as JSON, whatever the page did to its arrays: libraries of the years before 2012 give all of them a `toJSON`
 * of their own, which makes `JSON.stringify` write a list as one string. For plain objects, lists and primitives.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`).join()}}`;
}
