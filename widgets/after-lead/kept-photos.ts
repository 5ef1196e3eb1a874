import type { DatabaseName } from '../lib/storage';
import { NoAnswerError, within } from '../lib/wait';

/** A photo that is not on the server yet. */
export interface KeptPhoto {
  /** A JPEG. */
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const databaseName: DatabaseName = 'painting-photos';
const store = 'photos';
/** Time for one call of the database. */
const patienceMs = 5_000;

/** Photos that the database refused, because it is blocked, full or silent: they are lost with the page. */
const memory = new Map<string, KeptPhoto>();

/** Keeps a photo under its outbox entry's id. Returns false if it will be lost with the page. */
export async function keepPhoto(id: string, photo: KeptPhoto): Promise<boolean> {
  try {
    await inStore('readwrite', (photos) => photos.put(photo, id));
    return true;
  } catch {
    memory.set(id, photo);
    return false;
  }
}

/** The photo under an id; undefined if there is none. Rejects while the database can't be read. */
export async function keptPhoto(id: string): Promise<KeptPhoto | undefined> {
  return memory.get(id) ?? (await inStore<KeptPhoto | undefined>('readonly', (photos) => photos.get(id)));
}

/** Erases the photo under an id. */
export async function erasePhoto(id: string): Promise<void> {
  memory.delete(id);
  await inStore('readwrite', (photos) => photos.delete(id)).catch(() => {});
}

/** Erases older photos, whose outbox entries may be lost. */
export async function erasePhotosBefore(time: number): Promise<void> {
  const ids = await inStore<IDBValidKey[]>('readonly', (photos) => photos.getAllKeys()).catch(() => []);
  for (const id of ids.map(String)) {
    const photo = await keptPhoto(id);
    if (photo && photo.createdAt < time) await erasePhoto(id);
  }
}

/** Set once the database did not answer in time: this page asks it no more. */
let isSilent = false;

/** Runs one request and waits until it is on the disk. Rejects if that takes too long. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (photos: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  if (isSilent) throw new NoAnswerError();
  try {
    return await within(patienceMs, runInStore(mode, request));
  } catch (error) {
    isSilent = error instanceof NoAnswerError;
    throw error;
  }
}

async function runInStore<Result>(
  mode: IDBTransactionMode,
  request: (photos: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const asked = request(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
