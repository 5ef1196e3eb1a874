/** The text stored under a key; null when there is none or local storage is blocked. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the origin, or erases the key when given null. Does nothing when storage is blocked or full. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Best effort: the visitor has been told about the failure that should be stored here.
  }
}

/** The keys in local storage that begin with a prefix; none when storage is blocked. */
export function localKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
