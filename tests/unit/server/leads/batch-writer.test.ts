import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BatchWriter } from '../../../../server/leads/batch-writer';
import { attempts } from '../../../../server/leads/schema';
import { openDatabase } from '../../../../server/leads/sqlite/open-database';

const attempt = (leadId: string) => ({ deliveryId: 'd', leadId, attemptedAt: 0, error: null });

it('writes what comes in together, and what comes meanwhile after it', async () => {
  const { database, close } = await openDatabase(':memory:');
  const writer = new BatchWriter(database);
  const write = (leadId: string) => writer.write([database.insert(attempts).values(attempt(leadId))]);
  const first = Promise.all(['a', 'b'].map(write));
  const later = first.then(() => write('c'));
  await Promise.all([first, later]);
  const rows = await database.select().from(attempts);
  expect(rows.map(({ leadId }) => leadId)).toEqual(['a', 'b', 'c']);
  close();
});

it('a write that fails is said to have failed, nothing of it is kept, and the next one goes through', async () => {
  const { database, close } = await openDatabase(':memory:');
  const writer = new BatchWriter(database);
  const bad = writer.write([
    database.insert(attempts).values(attempt('a')),
    database.insert(attempts).values({ ...attempt('b'), leadId: sql`NULL` }),
  ]);
  await expect(bad).rejects.toThrow();
  expect(await database.select().from(attempts)).toEqual([]);
  await writer.write([database.insert(attempts).values(attempt('c'))]);
  expect(await database.select().from(attempts)).toHaveLength(1);
  close();
});
