/**
 * Every tag, named like its folder, in documentation order. The only list: script, ES module, documents,
 * types, prerendering, snippet builder and tests all read it. Node reads it too, so it must not import
 * components.
 */
export const tags: readonly string[] = [
  'painting-quote-form',
  'painting-quote-modal',
  'painting-estimator',
  'painting-thank-you',
  'painting-service-map',
  'painting-review-carousel',
  'painting-faq',
  'painting-carousel',
  'painting-colour-preview',
];
