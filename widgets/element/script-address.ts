import { businessSettings } from 'virtual:business-settings';

// `currentScript` is set only while the classic script runs, so read it at evaluation.
const runningScript = typeof document === 'undefined' ? null : document.currentScript;

/** Path of the script on the business's host; versions are in subfolders. */
const ownFolder = `${import.meta.env.BASE_URL}widgets/`;

/**
 * Absolute address of a path at the business, such as a service: on the script's origin, else the business's
 * own (docs/tags.md#attributes). A CDN, a partner's cache or a bundle doesn't count as origin, because it
 * must never receive visitors' input.
 */
export function serviceAddress(path: string): string {
  const script = scriptAddress();
  return new URL(path, script && isOwn(new URL(script)) ? script : businessSettings.url).href;
}

/** Address of a file that is built beside the script. */
export function besideScript(name: string): string {
  return new URL(name, scriptAddress() ?? new URL(ownFolder, businessSettings.url)).href;
}

function isOwn({ pathname }: URL): boolean {
  return pathname.startsWith(ownFolder) && pathname.endsWith('/painting-widgets.js');
}

/** Loaders that evaluate the script's text leave `currentScript` empty; finds its script element by name. */
function scriptAddress(): string | undefined {
  if (runningScript instanceof HTMLScriptElement && runningScript.src) return runningScript.src;
  return document.querySelector<HTMLScriptElement>('script[src*="painting-widgets"]')?.src;
}
