import type { SessionKey } from '../lib/storage-key';

/** The sessionStorage key of the draft of the page at `pathname`: two pages with a wizard keep two drafts. */
export function draftKey(pathname: string): SessionKey {
  return `painting-estimator-draft:${pathname}`;
}
