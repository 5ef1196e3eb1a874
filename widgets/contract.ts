/* The widgets' API for the site's scripts, besides tags, attributes and events: state that the tags keep
   in the browser. Code that needs no browser is in `shared/`. */
export type { DescribedAttribute, TagApi } from './element/describe-tag';
export { attributeMistakes, tagMistakes, valueMistake } from './element/mistakes';
export type { Parsed } from './element/parse-attribute';
export { withoutScriptAttribute } from './element/without-script';
export { queryTexts } from './forms/fill-fields';
export { unsentFields } from './forms/own-fields';
export {
  type Attribution,
  allowedTouch,
  grantAttribution,
  hasAttributionConsent,
  keepFirstTouch,
} from './lead/attribution';
export { pushToDataLayer } from './lead/data-layer';
export { knownThankYouState } from './lead/handed-thank-you';
export { readSession, writeSession } from './lib/session-store';
export { draftKey } from './lib/storage-key';
export { events as estimatorEvents } from './painting-estimator/api';
