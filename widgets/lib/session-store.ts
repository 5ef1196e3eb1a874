import type { SessionKey } from './storage-key';

/** The text stored under a key; null when there is none or session storage is blocked (as in a sandboxed frame). */
export function readSession(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the browser tab's session; returns false when storage is blocked or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Erases a key; does nothing when storage is blocked. */
export function eraseSession(key: SessionKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to erase.
  }
}
