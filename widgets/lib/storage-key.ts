// The privacy page lists every key here, which a test checks.

/** The keys under which pages and tags write into session storage. */
export type SessionKey =
  | 'painting-thank-you'
  | 'painting-first-touch'
  | `painting-estimator-draft:${string}`
  | `painting-quote-draft:${string}`
  | `height:${string}`;

/** The keys under which they write into local storage. */
export type LocalKey = `painting-outbox:${string}` | `painting-unsent-mail:${string}`;
