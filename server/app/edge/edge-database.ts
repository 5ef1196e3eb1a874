import { type AnyD1Database, drizzle } from 'drizzle-orm/d1';
import type { LeadDatabase } from '../../store/schema';

/** A Drizzle statement, from its query builder or raw SQL, with the methods that Drizzle's own `batch` calls. */
interface Statement {
  _prepare(): {
    getQuery(): { readonly sql: string; readonly params: readonly unknown[] };
    mapResult(result: unknown, isFromBatch: boolean): unknown;
  };
}

/** The part of D1 that is used here; its own types come with the runtime. */
interface Client {
  prepare(sql: string): { bind(...params: readonly unknown[]): unknown };
  batch(statements: readonly unknown[]): Promise<readonly unknown[]>;
}

/** The database on D1. Drizzle's own `batch` fails there on raw SQL with parameters, so this one binds them itself. */
export function edgeDatabase(d1: AnyD1Database): LeadDatabase {
  const client = d1 as unknown as Client;
  async function batch(statements: readonly Statement[]): Promise<unknown[]> {
    const prepared = statements.map((statement) => statement._prepare());
    const results = await client.batch(
      prepared.map((query) => {
        const { sql, params } = query.getQuery();
        return client.prepare(sql).bind(...params);
      }),
    );
    return results.map((result, index) => prepared[index]?.mapResult(result, true));
  }
  return Object.assign(drizzle(d1), { batch }) as unknown as LeadDatabase;
}
