/**
 * `Array.from`, also on pages where a library from before 2012 has replaced it by one of its own, which takes no iterator
 * and no mapper. The build puts it wherever the script says `Array.from`, in packages too (`vite.config.ts`).
 */
export function arrayFrom<Item, Result>(
  items: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Result,
): (Item | Result)[] {
  const list = [...(Symbol.iterator in items ? items : Array.prototype.slice.call(items))];
  return map ? list.map(map) : list;
}
