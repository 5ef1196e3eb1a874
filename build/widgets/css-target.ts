/** The browsers that the tags' style sheets are compiled for: with older ones light-dark() would be rewritten, and the page's own color-scheme could not decide. */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];
