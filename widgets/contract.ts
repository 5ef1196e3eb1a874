/* The widgets' API for the site's scripts, besides tags, attributes and events: state that the tags keep
   in the browser. Code that needs no browser is in `shared/`. */
export type { DescribedAttribute, TagApi } from './element/describe-tag';
export type { Parsed } from './element/parse-attribute';
export { withoutScriptAttribute } from './element/without-script';
export { type Attribution, allowedTouch, grantAttribution } from './lead/allowed-touch';
export { draftKey } from './lead/draft-key';
export { knownThankYouState } from './lead/handed-thank-you';
export { keepFirstTouch, rememberFirstTouch } from './lead/lead-source';
export { eraseSession, readSession, writeSession } from './lib/session-store';
export { events as estimatorEvents } from './painting-estimator/api';
