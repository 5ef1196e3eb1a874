import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../base/error-code';
import type { PhotoFiles } from './photo-files';

/** Photos as files beside the store, a folder for each lead; other users of the machine may not read them. */
export class PhotoFolder implements PhotoFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(leadId: string, photoId: string, bytes: Uint8Array): Promise<void> {
    const folder = join(this.#folder, leadId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `${photoId}.${crypto.randomUUID()}.part`);
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#path(leadId, photoId));
  }

  async read(leadId: string, photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(this.#path(leadId, photoId)));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(leadId: string, photoId: string): Promise<void> {
    await rm(this.#path(leadId, photoId), { force: true });
    // The folder goes with its last photo.
    await rmdir(join(this.#folder, leadId)).catch((error) => {
      if (!['ENOENT', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    });
  }

  #path(leadId: string, photoId: string): string {
    return join(this.#folder, leadId, `${photoId}.jpg`);
  }
}
