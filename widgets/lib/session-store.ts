/** What the tab's session storage has under a key; null when there is nothing or storage is blocked (a sandboxed frame). */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for the tab's session. Returns false when storage is blocked or full. */
export function writeSession(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Erases what was kept under a key, where storage can be reached. */
export function eraseSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to erase.
  }
}
