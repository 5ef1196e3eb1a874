/** A local storage in memory: its keys are its own properties, as a browser's are. */
export class FakeStorage {
  [key: string]: unknown;

  constructor(entries: Readonly<Record<string, string>> = {}) {
    for (const [key, text] of Object.entries(entries)) define(this, key, text);
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, text: string): void {
    define(this, key, text);
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Sets any key, even `__proto__`, as a plain property. */
function define(storage: FakeStorage, key: string, value: string): void {
  Object.defineProperty(storage, key, { value, configurable: true, enumerable: true, writable: true });
}
