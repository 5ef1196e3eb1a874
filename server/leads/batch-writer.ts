import type { BatchItem } from 'drizzle-orm/batch';
import type { LeadDatabase } from './lead-database';

/** A statement that changes something. */
export type Write = BatchItem<'sqlite'>;

interface WaitingWrite {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes what comes in at the same time as one transaction: waiting for the disk is what costs, and under load hundreds
 * of calls then wait for it once.
 */
export class BatchWriter {
  readonly #database: LeadDatabase;
  #waiting: WaitingWrite[] = [];
  #isWriting = false;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /** Resolves when these writes are on the disk, all of them; rejects when none is. */
  write(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ writes, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // What is under way gets as far as here before the transaction begins.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await this.#writeTogether(this.#waiting.splice(0));
    }
    this.#isWriting = false;
  }

  async #writeTogether(group: readonly WaitingWrite[]): Promise<void> {
    try {
      const [first, ...others] = group.flatMap(({ writes }) => writes);
      if (first) await this.#database.batch([first, ...others]);
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
