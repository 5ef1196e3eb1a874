/**
 * Every tag, by the name of its folder, in the order in which the documentation lists them.
 * This is the only list: the script, the ES module, the documents, the types, the prerendered pages, the snippet
 * builder and the tests all read it. Node reads it too, so it must not import any component.
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
