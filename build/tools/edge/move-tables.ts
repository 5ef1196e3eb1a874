import { sql } from 'drizzle-orm';
import { bookkeeping } from '../../../server/store/migrate';
import type { LeadDatabase } from '../../../server/store/schema';
import { tried } from './tried';

/** The part of D1 that a move needs. */
export interface EdgeStore {
  prepare(text: string): EdgeStatement;
  batch(statements: readonly EdgeStatement[]): Promise<readonly { readonly results: readonly Row[] }[]>;
}

interface EdgeStatement {
  bind(...values: readonly unknown[]): EdgeStatement;
}

type Row = Readonly<Record<string, unknown>>;

/** A table on both sides: how many rows it has here, and how many of those are there. */
export interface MovedTable {
  readonly name: string;
  readonly here: number;
  readonly there: number;
}

interface MoveProgress {
  /** Called before the first row moves. */
  readonly onStart?: () => Promise<unknown>;
  /** Called after each table. */
  readonly report?: (moved: MovedTable) => void;
}

/** Tables that stay: what they hold is over with the server that wrote it. */
export const tablesThatStay: Readonly<Record<string, string>> = {
  sessions: 'whoever is signed in signs in again',
  call_counts: 'the limits of clients count anew',
  clock: 'the edge looks at a clock of its own',
};

/** Rows in one call, and bytes of their texts. */
const batchRows = 50;
const batchBytes = 500_000;

/**
 * Copies every table, whichever there are, and what is there already stays as it is there: so a move can be repeated after it was broken
 * off. The leads go first and their deliveries last, since the worker makes each as soon as it sees it. Throws an Error that says what to
 * do if the tables there are not those here.
 */
export async function moveTables(
  from: LeadDatabase,
  to: EdgeStore,
  { onStart, report }: MoveProgress = {},
): Promise<readonly MovedTable[]> {
  await checkMigrations(from, to);
  await onStart?.();
  const moved: MovedTable[] = [];
  for (const name of await tableNames(from)) {
    const table = await moveTable(from, to, name);
    moved.push(table);
    report?.(table);
  }
  return moved;
}

/** Names of the tables that move, in the order in which they do. */
export async function tableNames(from: LeadDatabase): Promise<readonly string[]> {
  const rows = await from.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
  );
  const names = rows
    .map(({ name }) => name)
    .filter((name) => name !== bookkeeping && !(name in tablesThatStay));
  const place = (name: string) => (name === 'leads' ? 0 : name === 'deliveries' ? 2 : 1);
  return names.toSorted((one, other) => place(one) - place(other));
}

async function checkMigrations(from: LeadDatabase, to: EdgeStore): Promise<void> {
  const statement = `SELECT name FROM ${bookkeeping} ORDER BY name`;
  const here = await from.all<Row>(sql.raw(statement));
  const there = await to.batch([to.prepare(statement)]).then(
    ([answer]) => answer?.results ?? [],
    () => [],
  );
  const names = (rows: readonly Row[]) => rows.map(({ name }) => name).join(', ');
  if (names(here) !== names(there))
    throw new Error(
      `The database at the edge has the migrations ${names(there) || 'none'}, and the one here ${names(here)}: deploy first, which applies them.`,
    );
}

async function moveTable(from: LeadDatabase, to: EdgeStore, name: string): Promise<MovedTable> {
  const { columns, identity } = await describeTable(from, name);
  const list = columns.join(', ');
  const numbered = columns.map((_, index) => `?${index + 1}`);
  const isThere = `EXISTS (SELECT 1 FROM ${name} WHERE ${identity
    .map((column) => `${column} IS ?${columns.indexOf(column) + 1}`)
    .join(' AND ')})`;
  const insert = to.prepare(`INSERT INTO ${name} (${list}) SELECT ${numbered} WHERE NOT ${isThere}`);
  // Every value is bound, since a statement may not leave a number out.
  const look = to.prepare(`SELECT ${isThere} AS found FROM (SELECT ${numbered})`);
  let [here, there, last] = [0, 0, 0];
  for (;;) {
    const rows = await from.all<Row>(
      sql.raw(
        `SELECT rowid AS row_number, ${list} FROM ${name} WHERE rowid > ${last} ORDER BY rowid LIMIT ${batchRows}`,
      ),
    );
    if (rows.length === 0) return { name, here, there };
    const some = untilFull(rows);
    const values = some.map((row) => columns.map((column) => row[column] ?? null));
    const answers = await tried(() =>
      to.batch([...values.map((row) => insert.bind(...row)), ...values.map((row) => look.bind(...row))]),
    );
    here += some.length;
    there += answers.slice(some.length).filter(({ results }) => results[0]?.found === 1).length;
    last = Number(some.at(-1)?.row_number);
  }
}

/**
 * The columns of a table, and those that tell its rows apart: its key, or all others where the database itself counts the key, which
 * it has done there for other rows.
 */
async function describeTable(from: LeadDatabase, name: string) {
  const found = await from.all<{ name: string; type: string; pk: number }>(
    sql.raw(`PRAGMA table_info(${name})`),
  );
  const keys = found.filter(({ pk }) => pk > 0);
  const isCounted = keys.length === 1 && keys[0]?.type === 'INTEGER';
  const columns = found.filter(({ pk }) => !(isCounted && pk > 0)).map((column) => column.name);
  return { columns, identity: isCounted ? columns : keys.map((key) => key.name) };
}

function untilFull(rows: readonly Row[]): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += Object.values(row).reduce<number>(
      (sum, value) => sum + (typeof value === 'string' ? value.length : 8),
      0,
    );
    return bytes > batchBytes;
  });
  return end < 1 ? rows.slice(0, end === 0 ? 1 : undefined) : rows.slice(0, end);
}
