/**
 * The text of a call of a function with plain data, to be evaluated in a page. The loader that these files are run by gives
 * inner functions their names through a helper of its own, which the page does not have.
 */
export function callInPage(read: (...given: never) => unknown, ...given: readonly unknown[]): string {
  return `(() => { const __name = (named) => named; return (${read})(...${JSON.stringify(given)}); })()`;
}
