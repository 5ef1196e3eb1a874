// `currentScript` is set only while the classic script runs, so it is read here, at evaluation.
const runningScript = typeof document === 'undefined' ? null : document.currentScript;

/**
 * The address this script was loaded from; relative endpoints count from it, so that a tag on somebody else's
 * page talks to the business's own host (docs/tags.md#attributes).
 * Loaders that evaluate the text of the script leave no `currentScript`: then the script tag is looked for by name.
 */
export function scriptAddress(): string {
  if (runningScript instanceof HTMLScriptElement && runningScript.src) return runningScript.src;
  const tag = document.querySelector<HTMLScriptElement>('script[src*="painting-widgets"]');
  return tag?.src || document.baseURI;
}
