import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { checkJournal, checkWhole } from './open-database';

/** The leads of a database file of any version. */
export interface LeadsOfFile {
  /** References by lead id. */
  readonly references: ReadonlyMap<string, string>;
  /** When the newest came; null if there is none. */
  readonly newest: string | null;
}

/** Reads the leads of a file that nobody uses, without a look at its other tables. Rejects if it is damaged. */
export async function readLeads(file: string): Promise<LeadsOfFile> {
  await checkJournal(file);
  const client = createClient({ url: pathToFileURL(resolve(file)).href, concurrency: 1 });
  try {
    await checkWhole(client, { isThorough: true });
    const { rows } = await client.execute('SELECT lead_id, reference, received_at FROM leads');
    const times = rows.map((row) => Number(row.received_at)).sort((one, other) => other - one);
    return {
      references: new Map(rows.map((row) => [String(row.lead_id), String(row.reference)])),
      newest: times[0] === undefined ? null : new Date(times[0]).toISOString(),
    };
  } finally {
    client.close();
  }
}
