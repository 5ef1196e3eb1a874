// The privacy page lists every key; a test checks this.

/** Session storage keys of pages and tags. */
export type SessionKey =
  | 'painting-thank-you'
  | 'painting-first-touch'
  | 'painting-after-lead'
  | `painting-estimator-draft:${string}`
  | `painting-quote-draft:${string}`
  | `height:${string}`;

/** Local storage keys of pages and tags. */
export type LocalKey = `painting-outbox:${string}`;

/** Databases of tags. */
export type DatabaseName = 'painting-photos';

/** The sessionStorage key of the draft of the page at `pathname`: two pages with a wizard keep two drafts. */
export function draftKey(pathname: string): SessionKey {
  return `painting-estimator-draft:${pathname}`;
}
