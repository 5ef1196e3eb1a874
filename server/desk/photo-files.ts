/** The id of a photo's row. */
export function photoRowId(leadId: string, photoId: string): string {
  return `${leadId}.${photoId}`;
}

/** The photo's own part of a row's id. */
export function photoIdOf(rowId: string): string {
  return rowId.slice(rowId.indexOf('.') + 1);
}

/** Files of photos, by the ids of lead and photo. */
export interface PhotoFiles {
  /** Resolves once the file is stored; replaces one of the same ids. */
  write(leadId: string, photoId: string, bytes: Uint8Array): Promise<void>;
  /** The file; null if there is none. */
  read(leadId: string, photoId: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether there is such a file. */
  has(leadId: string, photoId: string): Promise<boolean>;
  remove(leadId: string, photoId: string): Promise<void>;
  /** Removes everything that a lead has, unfinished files too. */
  removeLead(leadId: string): Promise<void>;
  /** Removes what writes left behind that were interrupted. */
  removeUnfinished(): Promise<void>;
}

/** Files in memory, for a database in memory: gone with the program. */
export class PhotosInMemory implements PhotoFiles {
  readonly #files = new Map<string, Uint8Array>();

  async write(leadId: string, photoId: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(`${leadId}.${photoId}`, bytes);
  }

  async read(leadId: string, photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = this.#files.get(`${leadId}.${photoId}`);
    return bytes ? new Uint8Array(bytes) : null;
  }

  async has(leadId: string, photoId: string): Promise<boolean> {
    return this.#files.has(`${leadId}.${photoId}`);
  }

  async remove(leadId: string, photoId: string): Promise<void> {
    this.#files.delete(`${leadId}.${photoId}`);
  }

  async removeLead(leadId: string): Promise<void> {
    for (const key of this.#files.keys()) if (key.startsWith(`${leadId}.`)) this.#files.delete(key);
  }

  async removeUnfinished(): Promise<void> {}
}
