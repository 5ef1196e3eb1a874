/** Does the work for every item, at most `count` of them at the same time, so that memory does not grow with their number. */
export async function atMost<Item>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // All takers draw from one iterator.
  const left = items[Symbol.iterator]();
  const taker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: count }, taker));
}
