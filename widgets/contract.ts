/*
 * All that the site may know of the widgets besides their tags, attributes and events: `site/` imports nothing else from
 * `widgets/` (tests/unit/site/imports.test.ts).
 */
export type { DescribedAttribute, TagApi } from './element/describe-tag';
export type { Parsed } from './element/parse-attribute';
export { withoutScriptAttribute } from './element/without-script';
export { type Attribution, allowedTouch, grantAttribution } from './lead/allowed-touch';
export {
  type CampaignTouch,
  checkCampaignTouch,
  hasAttribution,
  readCampaignTouch,
} from './lead/campaign-touch';
export { type PromisedDay, promiseText, weekdays } from './lead/contact-time';
export { draftKey } from './lead/draft-key';
export { knownThankYouState } from './lead/handed-thank-you';
export { keepFirstTouch, rememberFirstTouch } from './lead/lead-source';
export { readThankYouState, type ThankYouState, thankYouKey } from './lead/thank-you-state';
export { defaultLanguage, type Language, languageCodes, resolveLanguage } from './lib/language';
export { currencySymbol, formatMoney } from './lib/money';
export { eraseSession, readSession, writeSession } from './lib/session-store';
export { parseJson } from './lib/untrusted';
export { events as estimatorEvents } from './painting-estimator/api';
