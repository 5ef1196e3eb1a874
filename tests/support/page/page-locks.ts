/**
 * The Web Locks of a page that is the only one of its origin. The browser's own take their time, in which a fake clock
 * would go on to the next timer; and a lock that a test holds to the end of its clock would be held for ever.
 */
export class PageLocks {
  readonly #turns = new Map<string, Promise<unknown>>();

  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = Promise.resolve(this.#turns.get(name)).then(task, task);
    this.#turns.set(name, turn);
    return turn;
  }
}
