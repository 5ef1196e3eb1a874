import { businessSettings } from 'virtual:business-settings';

// `currentScript` is set only while the classic script runs, so it is read here, at evaluation.
const runningScript = typeof document === 'undefined' ? null : document.currentScript;

/** Where the business serves the script, on whatever host, and versions of it in folders below. */
const ownFolder = `${import.meta.env.BASE_URL}widgets/`;

/**
 * The absolute form of a path at the business, such as a service's: on the host that the script came from, else on the
 * business's own (docs/tags.md#attributes). A script from anywhere else, such as a CDN, a partner's cache or a bundle,
 * does not make that place a service: it must never receive what visitors type.
 */
export function serviceAddress(path: string): string {
  const script = scriptAddress();
  return new URL(path, script && isOwn(new URL(script)) ? script : businessSettings.url).href;
}

function isOwn({ pathname }: URL): boolean {
  return pathname.startsWith(ownFolder) && pathname.endsWith('/painting-widgets.js');
}

/** Loaders that evaluate the script's text leave no `currentScript`: then its tag is found by name. */
function scriptAddress(): string | undefined {
  if (runningScript instanceof HTMLScriptElement && runningScript.src) return runningScript.src;
  return document.querySelector<HTMLScriptElement>('script[src*="painting-widgets"]')?.src;
}
