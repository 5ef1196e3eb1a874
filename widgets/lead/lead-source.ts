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

/** The page's own memory: a single-page site changes its address, and storage may be blocked. */
let firstTouch: CampaignTouch | undefined;

/**
 * Keeps, for the tab's session, where the visitor came from when a tag that sends leads first stood on a page. A later
 * visit counts only when all before said nothing of where they came from.
 */
export function rememberFirstTouch(): void {
  const known = firstTouch ?? checkCampaignTouch(parseJson(readSession(key)));
  const current = readCampaignTouch(location.href, document.referrer);
  firstTouch = known && (hasAttribution(known) || !hasAttribution(current)) ? known : current;
  if (firstTouch !== known) writeSession(key, JSON.stringify(firstTouch));
}

/**
 * What the business reads of where a lead came from (docs/behaviour.md#43-attribution): the embedding page's `source`, and the campaign,
 * landing page and referring site of the session's first touch, in one line; undefined when nothing is known.
 */
export function leadSource(source: string | undefined): string | undefined {
  rememberFirstTouch();
  return describeLeadSource(source, firstTouch ?? {});
}
