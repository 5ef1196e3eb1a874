/**
 * Target browsers of the tags' CSS. Older ones would rewrite light-dark(), so the page's color-scheme could
 * not apply.
 */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];
