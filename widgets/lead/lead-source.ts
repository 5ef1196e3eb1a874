import { readSession, writeSession } from '../lib/session-store';
import { parseJson } from '../lib/untrusted';
import { type CampaignTouch, checkCampaignTouch, hasAttribution, readCampaignTouch } from './campaign-touch';

const key = 'painting-first-touch';

/** Kept in memory too, because storage may be blocked and a single-page app changes the page's URL. */
let firstTouch: CampaignTouch | undefined;

/**
 * Remembers for the browser tab's session where the visitor came from, on the first page that has a lead tag, and gives it
 * (docs/behaviour.md#43-attribution). A later page replaces it only when nothing before it had any attribution.
 */
export function rememberFirstTouch(): CampaignTouch {
  const known = firstTouch ?? checkCampaignTouch(parseJson(readSession(key)));
  const current = readCampaignTouch(location.href, document.referrer);
  const touch = known && (hasAttribution(known) || !hasAttribution(current)) ? known : current;
  if (touch !== known) writeSession(key, JSON.stringify(touch));
  firstTouch = touch;
  return touch;
}
