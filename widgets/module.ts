/**
 * The entry of the ES module, for people with a bundler: one function for each tag, `definePaintingFaq` and so on.
 * It defines nothing by itself, and may be imported where there is no document.
 */
export * from 'virtual:define-functions';
