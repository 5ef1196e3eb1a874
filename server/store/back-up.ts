import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../base/error-code';
import { storeFiles } from '../base/store-files';
import { type BackupManifest, backupName, manifestName } from './backup-manifest';
import { connectTo } from './open-database';
import { copyPrivateFile, hashOfFile, makePrivateFile } from './private-file';
import { readLeads } from './read-leads';

/**
 * Copies the leads, their photos, the kept token and the keys of Web Push into a new folder, while servers may use them. The folder gets its
 * name once it is complete. Rejects with a plain sentence if there is nothing to copy, or no room.
 */
export async function backUp(givenFile: string, folder: string): Promise<BackupManifest> {
  const leadsFile = resolve(givenFile);
  if (!existsSync(leadsFile)) throw new Error(`There is no ${leadsFile}: nothing to back up.`);
  if (existsSync(folder)) throw new Error(`${folder} exists already: choose another name.`);
  const unfinished = `${resolve(folder)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const manifest = await copyInto(unfinished, leadsFile);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const isFull = /^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(errorCode(error) ?? '');
    throw isFull ? new Error(`There is no room for ${folder}: name one on another disk.`) : error;
  }
}

async function copyInto(folder: string, leadsFile: string): Promise<BackupManifest> {
  const copy = join(folder, backupName);
  await copyDatabase(leadsFile, copy);
  const leads = await readLeads(copy);
  const { token, pushKeys, photos } = storeFiles(leadsFile);
  const wanted = [token, pushKeys, ...(await photosOf(leads.references, photos))].map((path) =>
    path.slice(leadsFile.length),
  );
  const copied: string[] = [];
  for (const suffix of wanted) if (await copyIfThere(leadsFile + suffix, copy + suffix)) copied.push(suffix);
  const files: Record<string, string> = {};
  for (const suffix of ['', ...copied]) files[backupName + suffix] = await hashOfFile(copy + suffix);
  const manifest: BackupManifest = {
    madeAt: new Date().toISOString(),
    leads: leads.references.size,
    photos: copied.filter((suffix) => suffix.endsWith('.jpg')).length,
    newest: leads.newest,
    files,
  };
  const made = join(folder, manifestName);
  await makePrivateFile(made);
  await writeFile(made, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/** As of one moment, without journals and without what was erased. */
async function copyDatabase(leadsFile: string, copy: string): Promise<void> {
  await makePrivateFile(copy);
  const { client, close } = await connectTo(leadsFile);
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] }).finally(close);
}

/** The photos of these leads; those of erased leads may not be gone yet. */
async function photosOf(leads: ReadonlyMap<string, string>, photos: string): Promise<readonly string[]> {
  const folders = existsSync(photos) ? (await readdir(photos)).filter((leadId) => leads.has(leadId)) : [];
  const paths = await Promise.all(
    folders.map(async (leadId) => {
      const names = await readdir(join(photos, leadId)).catch(() => []);
      return names.filter((name) => /^[\w-]+\.jpg$/.test(name)).map((name) => join(photos, leadId, name));
    }),
  );
  return paths.flat();
}

/** False if there is no such file: a photo that was removed meanwhile, a token that the settings name, or keys that were not made. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyPrivateFile(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
