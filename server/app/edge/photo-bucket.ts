import type { PhotoFiles } from '../../desk/photo-files';

/** The part of the runtime's object store that photos need. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array, options: object): Promise<unknown>;
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  /** Null if there is no such object. */
  head(key: string): Promise<object | null>;
  list(options: {
    readonly prefix: string;
  }): Promise<{ readonly objects: readonly { readonly key: string }[] }>;
  delete(keys: string | string[]): Promise<void>;
}

/** Photos as objects of a bucket, which only the worker can read. */
export class PhotoBucket implements PhotoFiles {
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  async write(leadId: string, photoId: string, bytes: Uint8Array): Promise<void> {
    await this.#store.put(keyOf(leadId, photoId), bytes, { httpMetadata: { contentType: 'image/jpeg' } });
  }

  async read(leadId: string, photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const object = await this.#store.get(keyOf(leadId, photoId));
    return object && new Uint8Array(await object.arrayBuffer());
  }

  async remove(leadId: string, photoId: string): Promise<void> {
    await this.#store.delete(keyOf(leadId, photoId));
  }

  async has(leadId: string, photoId: string): Promise<boolean> {
    return (await this.#store.head(keyOf(leadId, photoId))) !== null;
  }

  async removeLead(leadId: string): Promise<void> {
    const { objects } = await this.#store.list({ prefix: `${leadId}/` });
    if (objects.length > 0) await this.#store.delete(objects.map(({ key }) => key));
  }

  /** The store itself writes an object whole or not at all. */
  async removeUnfinished(): Promise<void> {}
}

function keyOf(leadId: string, photoId: string): string {
  return `${leadId}/${photoId}.jpg`;
}
