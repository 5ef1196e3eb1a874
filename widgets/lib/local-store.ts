import type { LocalKey } from './storage-key';

/** A text longer than this is not worth the origin's storage: it is kept as long as the page lasts. */
const maximumCharacters = 60_000;

/** What local storage does not take, because it is blocked or full. */
const memory = new Map<string, string>();

/** The text kept under a key; null when there is none. */
export function readLocal(key: LocalKey): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for the origin; returns false when it will be lost with the page. */
export function writeLocal(key: LocalKey, text: string): boolean {
  try {
    if (text.length > maximumCharacters) throw new Error();
    // Not erased before: another page would see that there is nothing.
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    eraseLocal(key);
    memory.set(key, text);
    return false;
  }
}

/** Erases a key. */
export function eraseLocal(key: LocalKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to erase.
  }
}

/** The keys that begin with a prefix. */
export function localKeys(prefix: LocalKey): readonly LocalKey[] {
  const keys: string[] = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Blocked storage has no keys.
  }
  return keys.filter((key): key is LocalKey => key.startsWith(prefix));
}
