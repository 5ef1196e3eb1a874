/** A short hash of a text: two 32-bit FNV-1a hashes in base 36. Not for security. */
export function textHash(text: string): string {
  return fnv1a(text, 0x811c9dc5).toString(36) + fnv1a(text, 0x01000193).toString(36);
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
