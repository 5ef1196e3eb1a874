/**
 * Web Locks for a single page of an origin. Real locks take time, during which a fake clock would advance,
 * and a lock held at the end of a test would never be released.
 */
export class PageLocks {
  readonly #turns = new Map<string, Promise<unknown>>();

  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = Promise.resolve(this.#turns.get(name)).then(task, task);
    this.#turns.set(name, turn);
    return turn;
  }
}
