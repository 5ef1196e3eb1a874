import type { SessionKey } from './storage-key';

/** Idle time before input is stored. */
const quietMs = 200;

const waiting = new Map<SessionKey, () => string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Text stored under a key, or about to be; null if there is none or session storage is blocked, as in a
 * sandboxed frame.
 */
export function readSession(key: SessionKey): string | null {
  storeWaiting();
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the tab's session; returns false if storage is blocked or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the result of `readText` once input pauses, or when the page is left. Storing on every key would
 * load the browser's other processes while it renders.
 */
export function writeSessionSoon(key: SessionKey, readText: () => string): void {
  waiting.set(key, readText);
  clearTimeout(timer);
  timer = setTimeout(storeWaiting, quietMs);
  // addEventListener ignores duplicates.
  addEventListener('pagehide', storeWaiting);
}

function storeWaiting(): void {
  for (const [key, readText] of waiting) writeSession(key, readText());
  waiting.clear();
}

/** Erases a key; does nothing if storage is blocked. */
export function eraseSession(key: SessionKey): void {
  waiting.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
