/* The widgets' API for the site's scripts, besides tags, attributes and events: state that the tags keep
   in the browser. Code that needs no browser is in `shared/`. */

export type { Parsed } from './element/attribute-values';
export type { DescribedAttribute, TagApi } from './element/describe-tag';
export { attributeMistakes, tagMistakes, valueMistake } from './element/mistakes';
export { withoutScriptAttribute } from './element/prerendered';
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
export { draftKey, readSession, writeSession } from './lib/storage';
export { events as estimatorEvents } from './painting-estimator/api';
