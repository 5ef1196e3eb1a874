const mostRedirects = 5;

/** Gets one page without following its redirect. */
export type FetchPage = (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** Settings of `fetchFollowing`. */
export interface FollowingOptions {
  readonly signal: AbortSignal;
  /** Gets what a redirect leads to. Default: `fetch`. */
  readonly fetchPublic?: FetchPage;
}

const fetchPage: FetchPage = (url, { signal }) => fetch(url, { signal, redirect: 'manual' });

/**
 * Gets a page at an address that somebody configured, and follows up to five redirects. Only the first address may be any; the others are
 * reached by `fetchPublic`. Rejects if there is no answer.
 */
export async function fetchFollowing(
  url: string,
  { signal, fetchPublic = fetchPage }: FollowingOptions,
): Promise<Response> {
  let answer = await fetchPage(url, { signal });
  let address = url;
  for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    address = new URL(location, address).href;
    answer = await fetchPublic(address, { signal });
  }
  return answer;
}
