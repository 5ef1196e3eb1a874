/**
 * Entry of the ES module for bundlers, with one function per tag: `definePaintingFaq` and so on. Importing it defines
 * nothing, so it needs no document.
 */
export * from 'virtual:define-functions';
