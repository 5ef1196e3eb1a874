/**
 * The absolute http(s) address that `value` means on a page at `base`.
 *
 * Null for an empty value, for what is no address and for every other scheme (`javascript:`, `data:`, `blob:`).
 */
export function webAddress(value: string, base: string): string | null {
  if (value.trim() === '') return null;
  try {
    const { href, protocol } = new URL(value, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
