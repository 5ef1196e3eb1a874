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
  /** Resolves when everything committed is on the disk. Default: at once, since a commit waits for the disk. */
  readonly persist?: () => Promise<void>;
  /** Called after leads were erased: removes the traces of them that the database still keeps. */
  readonly forgetErased?: () => Promise<void>;
}
