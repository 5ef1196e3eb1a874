// The privacy page lists every key; a test checks this.

/** Session storage keys of pages and tags. */
export type SessionKey =
  | 'painting-thank-you'
  | 'painting-first-touch'
  | 'painting-after-lead'
  | `painting-estimator-draft:${string}`
  | `painting-quote-draft:${string}`
  | `height:${string}`;

/** Local storage keys of pages and tags. */
export type LocalKey = `painting-outbox:${string}`;

/** Databases of tags. */
export type DatabaseName = 'painting-photos';

/** The sessionStorage key of the draft of the page at `pathname`: two pages with a wizard keep two drafts. */
export function draftKey(pathname: string): SessionKey {
  return `painting-estimator-draft:${pathname}`;
}

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
