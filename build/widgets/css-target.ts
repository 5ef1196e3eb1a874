/** The browsers whose CSS the tags' sheets are written in: light-dark() must not be rewritten, the page's own color-scheme decides. */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];
