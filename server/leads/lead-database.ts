import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/**
 * A database with the tables of `schema.ts`: SQLite on Node, D1 on the edge runtime. Several statements that belong
 * together go through `batch`, since D1 has no other transactions.
 */
export type LeadDatabase = BaseSQLiteDatabase<'async', unknown> & Pick<LibSQLDatabase, 'batch'>;

/** The database that keeps leads. */
export interface LeadStorage {
  readonly database: LeadDatabase;
  /** Resolves when what was committed is on the disk. Default: it is, once it is committed. */
  readonly persist?: () => Promise<void>;
  /** Called after leads were erased: makes the database forget what it still keeps of them. */
  readonly forgetErased?: () => Promise<void>;
}
