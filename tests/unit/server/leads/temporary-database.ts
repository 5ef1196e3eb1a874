import { join } from 'node:path';
import { openDatabase } from '../../../../server/leads/sqlite/open-database';
import { temporaryFolder } from '../temporary-folder';

/** A temporary database file that can be closed and reopened. */
export async function temporaryDatabase() {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'leads.db');
  return { file, folder, open: () => openDatabase(file), remove: folder.remove };
}
