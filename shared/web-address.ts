/**
 * The absolute http(s) URL that `value` stands for, relative to `base`.
 *
 * Null for an empty value, for anything that is not a URL, and for other schemes (`javascript:`, `data:`, `blob:`).
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
