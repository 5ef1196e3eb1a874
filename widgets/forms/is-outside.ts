/**
 * Whether a postal code, in any format, is outside an area given as prefixes such as `M,L4,L5`
 * (docs/behaviour.md#27-what-a-page-sets). Fewer than three characters count as inside.
 */
export function isOutside(code: string, area: string): boolean {
  const known = code.replace(/\W/g, '').toUpperCase();
  const beginnings = area.toUpperCase().match(/\w+/g) ?? [];
  return known.length > 2 && !beginnings.some((beginning) => known.startsWith(beginning));
}
