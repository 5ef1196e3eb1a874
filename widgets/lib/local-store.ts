/** What the origin's local storage has under a key; null when there is nothing or storage is blocked. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for the origin, or erases the key with null. Blocked or full storage keeps nothing. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What cannot be kept was shown to the visitor as failed.
  }
}

/** The keys of the origin's local storage that begin with a prefix; none when storage is blocked. */
export function localKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
