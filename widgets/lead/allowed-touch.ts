import type { CampaignTouch } from '../../shared/campaign-touch';
import { rememberFirstTouch } from './lead-source';

/** Whether a page may remember where its visitor came from: always, once the visitor consents, or never. */
export type Attribution = 'on' | 'consent' | 'off';

let hasConsent = false;

/** Takes down that the page's visitor consents to being attributed; for this page, whose own banner knows it on the next. */
export function grantAttribution(): void {
  hasConsent = true;
}

/** The first touch where it may be known, which remembers it; else an empty one, and nothing is stored (docs/behaviour.md#43-attribution). */
export function allowedTouch(attribution: Attribution): CampaignTouch {
  return attribution === 'on' || (hasConsent && attribution === 'consent') ? rememberFirstTouch() : {};
}
