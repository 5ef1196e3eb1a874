import type { SessionKey } from './storage-key';

/** How long nothing must have changed before what was typed is stored. */
const quietMs = 200;

const waiting = new Map<SessionKey, () => string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The text stored under a key, or about to be; null when there is none or session storage is blocked (as in a sandboxed frame). */
export function readSession(key: SessionKey): string | null {
  storeWaiting();
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

/**
 * Stores what `readText` gives once nothing has changed for a moment, and at the latest when the page is left.
 * Storing at every key would make the browser's other processes work while the key is to be drawn.
 */
export function writeSessionSoon(key: SessionKey, readText: () => string): void {
  waiting.set(key, readText);
  clearTimeout(timer);
  timer = setTimeout(storeWaiting, quietMs);
  // A listener that is already there is not added again.
  addEventListener('pagehide', storeWaiting);
}

function storeWaiting(): void {
  for (const [key, readText] of waiting) writeSession(key, readText());
  waiting.clear();
}

/** Erases a key; does nothing when storage is blocked. */
export function eraseSession(key: SessionKey): void {
  waiting.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to erase.
  }
}
