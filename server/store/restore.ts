import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { storeFiles } from '../base/store-files';
import { type BackupManifest, backupName, readManifest } from './backup-manifest';
import { holdStore } from './hold-store';
import { copyPrivateFile, hashOfFile } from './private-file';
import { type LeadsOfFile, readLeads } from './read-leads';

/** What a restore did. */
export interface Restored {
  readonly manifest: BackupManifest;
  /** Where what was there is now; null if nothing was. */
  readonly before: BeforeRestore | null;
}

/** What was there before a restore. */
export interface BeforeRestore {
  /** The database; its other files are beside it. */
  readonly leadsFile: string;
  /** How many of its leads the backup does not have; null if it can't be read. */
  readonly newer: number | null;
  /** References of the backup's leads that it no longer had. */
  readonly erased: readonly string[];
}

/**
 * Puts a backup in the place of a store, after it has checked every file of it, and sets aside what was there. Rejects
 * with a plain sentence, and changes nothing, if a server uses the store or the backup is not whole.
 */
export async function restore(givenFile: string, backup: string): Promise<Restored> {
  const leadsFile = resolve(givenFile);
  const letGo = await holdStore(leadsFile, 'replace');
  if (!letGo) throw new Error(`A server uses ${leadsFile}: stop it first.`);
  const { copying, restoring } = storeFiles(leadsFile);
  try {
    const manifest = await readManifest(backup);
    await remove(copying);
    const leads = await copyWhole(backup, copying, manifest);
    await remove(restoring);
    await rename(copying, restoring);
    const aside = await setAside(leadsFile);
    await putInPlace(restoring, leadsFile);
    await remove(restoring);
    return { manifest, before: aside === null ? null : await compare(aside, leads) };
  } finally {
    await remove(copying);
    await letGo();
  }
}

/** Copies the files beside the store, so that they need only be renamed. Rejects unless they are as they were backed up. */
async function copyWhole(
  backup: string,
  folder: string,
  { files, leads }: BackupManifest,
): Promise<LeadsOfFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [path, hash] of Object.entries(files)) {
    const copy = join(folder, path);
    await copyPrivateFile(join(backup, path), copy).catch((error) => {
      throw new Error(`${join(backup, path)} cannot be copied (${error.code}).`);
    });
    if ((await hashOfFile(copy)) !== hash)
      throw new Error(`${join(backup, path)} is not as it was backed up: use another backup.`);
  }
  const found = await readLeads(join(folder, backupName));
  if (found.references.size !== leads)
    throw new Error(
      `${backup} holds ${found.references.size} leads instead of ${leads}: use another backup.`,
    );
  return found;
}

/** Moves everything of the store into a folder of its own. Returns its database file; null if there was nothing. */
async function setAside(leadsFile: string): Promise<string | null> {
  const { lock, copying, restoring, ...files } = storeFiles(leadsFile);
  const present = Object.values(files).filter((path) => existsSync(path));
  if (present.length === 0) return null;
  const folder = `${leadsFile}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  await mkdir(folder, { mode: 0o700 });
  for (const path of present) await rename(path, join(folder, basename(path)));
  return join(folder, basename(leadsFile));
}

async function putInPlace(folder: string, leadsFile: string): Promise<void> {
  const suffixes = ['.photos', '.token', '.push-keys', ''].filter((suffix) =>
    existsSync(join(folder, backupName + suffix)),
  );
  for (const suffix of suffixes) await rename(join(folder, backupName + suffix), leadsFile + suffix);
}

async function compare(leadsFile: string, restored: LeadsOfFile): Promise<BeforeRestore> {
  const before = existsSync(leadsFile) ? await readLeads(leadsFile).catch(() => null) : null;
  if (!before) return { leadsFile, newer: null, erased: [] };
  const isMissingIn =
    ({ references }: LeadsOfFile) =>
    ([leadId]: readonly [string, string]) =>
      !references.has(leadId);
  return {
    leadsFile,
    newer: [...before.references].filter(isMissingIn(restored)).length,
    erased:
      before.references.size === 0
        ? []
        : [...restored.references].filter(isMissingIn(before)).map(([, reference]) => reference),
  };
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
