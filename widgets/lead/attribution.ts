import {
  type CampaignTouch,
  checkCampaignTouch,
  hasAttribution,
  readCampaignTouch,
  withClickIds,
} from '../../shared/campaign-touch';
import { parseJson } from '../../shared/untrusted';
import { jsonText } from '../lib/replaced-built-ins';
import { readSession, writeSession } from '../lib/storage';
import { isGrantedByConsentMode } from './data-layer';

/** Whether a page may remember where its visitor came from: always, once the visitor consents, or never. */
export type Attribution = 'on' | 'consent' | 'off';

let hasConsent = false;

/** Records attribution consent for this page view; the page's own banner grants it again after navigation. */
export function grantAttribution(): void {
  hasConsent = true;
}

/** Whether the visitor consents to attribution, as the page's banner or its Consent Mode says. */
export function hasAttributionConsent(): boolean {
  return hasConsent || isGrantedByConsentMode();
}

/**
 * The first touch, which is then remembered, if attribution is allowed; otherwise an empty one, and nothing is stored
 * (docs/behaviour.md#43-attribution).
 */
export function allowedTouch(attribution: Attribution): CampaignTouch {
  return attribution === 'on' || (attribution === 'consent' && hasAttributionConsent())
    ? rememberFirstTouch()
    : {};
}

const key = 'painting-first-touch';

/** Kept in memory too, because storage may be blocked and a single-page app changes the page's URL. */
let firstTouch: CampaignTouch | undefined;

/**
 * Remembers for the browser tab's session where the visitor came from, on the first page that has a lead tag, and
 * returns it (docs/behaviour.md#43-attribution). A later page replaces it only when nothing before it had any
 * attribution; a later click id replaces an older one.
 */
export function rememberFirstTouch(): CampaignTouch {
  // Storage first: a frame's page may have put the touch of the page around it there.
  const known = checkCampaignTouch(parseJson(readSession(key))) ?? firstTouch;
  const current = readCampaignTouch(location.href, document.referrer);
  const isFirst = !known || (!hasAttribution(known) && hasAttribution(current));
  const touch = isFirst ? current : withClickIds(known, current);
  if (jsonText(touch) !== jsonText(known)) keepFirstTouch(touch);
  firstTouch = touch;
  return touch;
}

/** Remembers a touch as the first of this browser tab's session. */
export function keepFirstTouch(touch: CampaignTouch): void {
  writeSession(key, jsonText(touch));
}
