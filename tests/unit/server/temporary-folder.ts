import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../../server/store/open-database';

/** A temporary folder with the given files (content by path). */
export async function temporaryFolder(files: Readonly<Record<string, string>> = {}) {
  const path = await mkdtemp(join(tmpdir(), 'server-'));
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content);
  };
  for (const [file, content] of Object.entries(files)) await write(file, content);
  return { path, write, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A temporary database file that can be closed and reopened. */
export async function temporaryDatabase() {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'leads.db');
  return { file, folder, open: () => openDatabase(file), remove: folder.remove };
}
