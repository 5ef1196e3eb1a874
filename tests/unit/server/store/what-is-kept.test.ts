import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptPushKeys } from '../../../../server/base/kept-push-keys';
import { keptToken } from '../../../../server/base/kept-token';
import { nightlyBackup } from '../../../../server/store/nightly-backup';
import { logLines, ownServerData, serverData } from '../../../../shared/kept-data';
import { createLeadId } from '../../../../shared/lead-id';
import { sendWholeLead, serverOnDisk } from '../server-on-disk';

const listed = [...serverData, ownServerData];

/** What a server has that was used in every way: its tables with their columns and the keys of its records, the paths in its folder, its log. */
const found = {
  tables: {} as Record<string, string>,
  paths: [] as readonly string[],
  lines: [] as readonly string[],
};

beforeAll(async () => {
  const disk = await serverOnDisk();
  await sendWholeLead(disk, createLeadId());
  await disk.server.app.request('/leads', { headers: { Authorization: `Bearer ${disk.leadsToken}` } });
  await keptToken(disk.file);
  await keptPushKeys(disk.file);
  await nightlyBackup({ leadsFile: disk.file, folder: join(disk.folder.path, 'backups') });
  found.paths = await readdir(disk.folder.path, { recursive: true });
  found.lines = disk.lines;
  const client = createClient({ url: pathToFileURL(disk.file).href });
  const { rows: tables } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'd1_migrations'",
  );
  for (const { name } of tables) {
    const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${name}')`);
    found.tables[String(name)] = rows.map((row) => String(row.name)).join(' ');
  }
  const { rows: records } = await client.execute('SELECT details FROM leads');
  const keys = records.flatMap(({ details }) => Object.keys(JSON.parse(String(details))));
  found.tables['leads.details'] = [...new Set(keys)].join(' ');
  client.close();
  await disk.close();
  await disk.remove();
});

describe('shared/kept-data.ts', () => {
  it('lists every table of the store with every column', () => {
    const inOrder = (columns: string) => columns.split(' ').sort().join(' ');
    const ordered = (tables: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(tables).map(([name, columns]) => [name, inOrder(columns)]));
    expect(ordered(Object.assign({}, ...listed.map(({ tables }) => tables)))).toEqual(ordered(found.tables));
  });

  it("lists every file of the server's folder, and no file that is not made", () => {
    const files = listed.flatMap((data) => data.files);
    expect(found.paths.filter((path) => !files.some((file) => file.test(path)))).toEqual([]);
    expect(files.filter((file) => !found.paths.some((path) => file.test(path)))).toEqual([]);
  });

  it('lists every kind of line of the log', () => {
    expect(found.lines.length).toBeGreaterThan(5);
    expect(found.lines.filter((line) => !logLines.some((known) => known.test(line)))).toEqual([]);
    expect(logLines.filter((known) => !found.lines.some((line) => known.test(line)))).toEqual([]);
  });
});
