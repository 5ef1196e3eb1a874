/** The business's own address, which the build puts into the ES module alone (`define` in vite.config.ts). */
const businessUrl = import.meta.env.BUSINESS_URL;

// `currentScript` is set only while the classic script runs, so it is read here, at evaluation.
const runningScript = businessUrl || typeof document === 'undefined' ? null : document.currentScript;

/**
 * The address this script was loaded from; relative endpoints count from it, so that a tag on somebody else's
 * page talks to the business's own host (docs/tags.md#attributes). In a bundle the script cannot know its own URL:
 * the ES module gives the business's address instead.
 * Loaders that evaluate the script's text leave no `currentScript`: then its tag is found by name.
 */
export function scriptAddress(): string {
  if (businessUrl) return businessUrl;
  if (runningScript instanceof HTMLScriptElement && runningScript.src) return runningScript.src;
  const tag = document.querySelector<HTMLScriptElement>('script[src*="painting-widgets"]');
  return tag?.src || document.baseURI;
}
