import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../base/error-code';
import type { PhotoFiles } from './photo-files';

/** A write takes seconds, so an older unfinished file was left by a crash. */
const unfinishedMs = 60_000;

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
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(unfinished, this.#path(leadId, photoId));
    } catch (error) {
      await rm(unfinished, { force: true });
      await this.#removeIfEmpty(leadId);
      throw error;
    }
  }

  async has(leadId: string, photoId: string): Promise<boolean> {
    return (await modifiedAt(this.#path(leadId, photoId))) !== null;
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
    await this.#removeIfEmpty(leadId);
  }

  async removeLead(leadId: string): Promise<void> {
    await rm(join(this.#folder, leadId), { recursive: true, force: true });
  }

  async removeUnfinished(): Promise<void> {
    const paths = await readdir(this.#folder, { recursive: true }).catch((): string[] => []);
    for (const path of paths.filter((name) => name.endsWith('.part'))) {
      const file = join(this.#folder, path);
      const writtenAt = await modifiedAt(file);
      if (writtenAt === null || Date.now() - writtenAt < unfinishedMs) continue;
      await rm(file, { force: true });
      await this.#removeIfEmpty(dirname(path));
    }
  }

  /** The folder of a lead goes with its last photo. */
  async #removeIfEmpty(leadId: string): Promise<void> {
    await rmdir(join(this.#folder, leadId)).catch((error) => {
      if (!['ENOENT', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    });
  }

  #path(leadId: string, photoId: string): string {
    return join(this.#folder, leadId, `${photoId}.jpg`);
  }
}

/** When a file was written, in milliseconds since 1970; null if there is none. */
async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
