/** The value that `text` holds as JSON; undefined for null and for anything that is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether `value` is an object whose fields can be read: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `value` when it is a finite number of at least 0, else null. */
export function readAmount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/**
 * The absolute http(s) URL that `value` stands for, relative to `base`.
 *
 * Null for an empty value, for anything that is not a URL, and for other schemes (`javascript:`, `data:`, `blob:`).
 */
export function httpUrl(value: string, base: string): string | null {
  if (value.trim() === '') return null;
  try {
    const { href, protocol } = new URL(value, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
