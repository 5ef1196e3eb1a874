/** Texts of any data with the no-break spaces that French wants before a colon, `»`, `%` and `$`, and after `«`. */
export function withFrenchSpacing<Value>(value: Value): Value {
  return spaced(value) as Value;
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/ (?=:(?:\s|$)|»|[%$](?!\w))/gm, '\u00a0').replace(/« /g, '«\u00a0');
  if (Array.isArray(value)) return value.map(spaced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spaced(inner)]));
}
