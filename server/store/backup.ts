import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './open-database';

// npm run backup [file]: copies the leads while the server runs, to `data/backup-<time>.db` without a file.

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = process.env.LEADS_DB || join(root, 'data/leads.db');
const target =
  process.argv[2] ?? join(root, 'data', `backup-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);

if (!existsSync(source)) {
  console.error(`There is no ${source}: nothing to back up.`);
  process.exitCode = 1;
} else if (existsSync(target)) {
  console.error(`${target} exists already: choose another file.`);
  process.exitCode = 1;
} else {
  await mkdir(dirname(target), { recursive: true });
  const leads = await openDatabase(source);
  await leads.backup(target);
  leads.close();
  console.log(`Leads copied to ${target}`);
}
