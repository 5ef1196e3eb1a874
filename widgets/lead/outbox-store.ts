import { parseJson } from '../../shared/untrusted';
import { jsonText } from '../lib/replaced-built-ins';
import { eraseLocal, localKeys, readLocal, writeLocal } from '../lib/storage';
import { type Entry, isWaiting, readEntry } from './outbox-entry';

/** Each entry has its own key, so that two tabs writing at the same time never overwrite each other's. */
const prefix = 'painting-outbox:';
const maximumEntries = 20;
const maximumCharacters = 200_000;

/** The entry with this id; null when there is none. */
export function loadEntry(id: string): Entry | null {
  return readEntry(id, parseJson(readLocal(`${prefix}${id}`)), Date.now());
}

/** All entries, oldest first. Erases old and invalid ones on the way: any script on the origin can write there. */
export function loadEntries(): readonly Entry[] {
  const entries = localKeys(prefix).flatMap((key) => {
    const entry = loadEntry(key.slice(prefix.length));
    if (!entry) eraseLocal(key);
    return entry ?? [];
  });
  return entries.sort((one, other) => one.createdAt - other.createdAt);
}

/** Stores what `id` holds now, nothing with null. Returns false when it will not outlive the page. */
export function saveEntry(id: string, entry: Entry | null): boolean {
  if (entry) {
    const outlivesPage = writeLocal(`${prefix}${id}`, jsonText(entry));
    dropOldest();
    return outlivesPage;
  }
  eraseLocal(`${prefix}${id}`);
  return false;
}

/**
 * Drops the oldest entries, delivered ones first: the loss of one of those costs at worst a second mail, the loss of a
 * waiting one costs the lead.
 */
function dropOldest(): void {
  const entries = [...loadEntries()].reverse();
  let count = 0;
  let characters = 0;
  for (const { id } of [...entries.filter(isWaiting), ...entries.filter((entry) => !isWaiting(entry))]) {
    count += 1;
    characters += readLocal(`${prefix}${id}`)?.length ?? 0;
    if (count > maximumEntries || characters > maximumCharacters) eraseLocal(`${prefix}${id}`);
  }
}
