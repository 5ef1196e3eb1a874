import type { LocalKey } from './storage-key';

/** Longer texts would fill the origin's storage, so they are kept in memory only. */
const maximumCharacters = 60_000;

/** Texts that local storage refused, because it is blocked or full. */
const memory = new Map<string, string>();

/** Text stored under a key; null if there is none. */
export function readLocal(key: LocalKey): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the origin; returns false if it will be lost with the page. */
export function writeLocal(key: LocalKey, text: string): boolean {
  try {
    if (text.length > maximumCharacters) throw new Error();
    // Not erased first, so other pages never see it missing.
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
    // Blocked storage is empty.
  }
}

/** Keys with a prefix. */
export function localKeys(prefix: LocalKey): readonly LocalKey[] {
  const keys: string[] = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Blocked storage has no keys.
  }
  return keys.filter((key): key is LocalKey => key.startsWith(prefix));
}
