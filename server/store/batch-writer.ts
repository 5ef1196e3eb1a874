interface WaitingItem<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes items that arrive at the same time together, so that under load many calls share the costly transaction and
 * wait for the disk. If a group fails, each item is tried alone, so that a bad one doesn't fail the others.
 */
export class BatchWriter<Item> {
  readonly #writeTogether: (items: readonly Item[]) => Promise<void>;
  #waiting: WaitingItem<Item>[] = [];
  #isWriting = false;

  /** `writeTogether` writes all of them or none. */
  constructor(writeTogether: (items: readonly Item[]) => Promise<void>) {
    this.#writeTogether = writeTogether;
  }

  /** Resolves when the item is written; rejects if it can't be. */
  write(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // One turn of the event loop, so that items on their way to `write` join this transaction.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await this.#writeGroup(this.#waiting.splice(0));
    }
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly WaitingItem<Item>[]): Promise<void> {
    try {
      await this.#writeTogether(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.reject(error);
      else for (const item of group) await this.#writeGroup([item]);
    }
  }
}
