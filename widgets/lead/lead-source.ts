import { readSession, writeSession } from '../lib/session-store';
import { parseJson } from '../lib/untrusted';
import {
  type CampaignTouch,
  checkCampaignTouch,
  describeLeadSource,
  hasAttribution,
  readCampaignTouch,
} from './campaign-touch';

const key = 'painting-first-touch';

/** Kept in memory too, because storage may be blocked and a single-page app changes the page's URL. */
let firstTouch: CampaignTouch | undefined;

/**
 * Remembers for the browser tab's session where the visitor came from, on the first page that has a lead tag.
 * A later page replaces it only when nothing before it had any attribution.
 */
export function rememberFirstTouch(): void {
  const known = firstTouch ?? checkCampaignTouch(parseJson(readSession(key)));
  const current = readCampaignTouch(location.href, document.referrer);
  firstTouch = known && (hasAttribution(known) || !hasAttribution(current)) ? known : current;
  if (firstTouch !== known) writeSession(key, JSON.stringify(firstTouch));
}

/**
 * One line for the business about where a lead came from (docs/behaviour.md#43-attribution): the embedding page's
 * `source`, then the session's first touch; undefined when nothing is known.
 */
export function leadSource(source: string | undefined): string | undefined {
  rememberFirstTouch();
  return describeLeadSource(source, firstTouch ?? {});
}
