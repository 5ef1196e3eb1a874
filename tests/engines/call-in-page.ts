/**
 * Source of a call with plain data, for evaluation in a page. Provides the helper that the loader of these
 * files uses to name inner functions.
 */
export function callInPage(read: (...given: never) => unknown, ...given: readonly unknown[]): string {
  return `(() => { const __name = (named) => named; return (${read})(...${JSON.stringify(given)}); })()`;
}
