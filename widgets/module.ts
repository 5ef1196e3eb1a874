/**
 * Entry of the ES module for bundlers, with one function per tag: `definePaintingFaq` and so on. Defines
 * nothing by itself, so it can be imported without a document.
 */
export * from 'virtual:define-functions';
