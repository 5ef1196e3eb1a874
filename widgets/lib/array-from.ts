/**
 * `Array.from` that works on pages where old libraries (before 2012) replaced it with one without iterators
 * or mappers. The build substitutes it for every `Array.from`, also in packages (`vite.config.ts`).
 */
export function arrayFrom<Item, Result>(
  items: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Result,
): (Item | Result)[] {
  const list = [...(Symbol.iterator in items ? items : Array.prototype.slice.call(items))];
  return map ? list.map(map) : list;
}
