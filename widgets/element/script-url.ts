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
export function serviceUrl(path: string): string {
  const script = scriptUrl();
  return new URL(path, script && isOwn(new URL(script)) ? script : businessSettings.url).href;
}

/** Absolute address of the business's server, which also takes visits and photos. */
export function serverUrl(): string {
  return serviceUrl(businessSettings.serverUrl ?? '/');
}

/** Imports a file that is built beside the script, from the first of its addresses that has it. */
export function importBeside<Module>(name: string): Promise<Module> {
  const [first = '', second = ''] = besideUrls(name);
  return import(/* @vite-ignore */ first).catch((error) => {
    if (first === second) throw error;
    return import(/* @vite-ignore */ second);
  });
}

/**
 * Addresses of a file that is built beside the script: in the script's own folder, and at the business. A page may run
 * the script from a file with other scripts or from a copy, which has nothing beside it.
 */
export function besideUrls(name: string): readonly string[] {
  const own = new URL(ownFolder + name, businessSettings.url).href;
  const script = scriptUrl();
  return [script && isOurs(new URL(script)) ? new URL(name, script).href : own, own];
}

function isOwn(script: URL): boolean {
  return script.pathname.startsWith(ownFolder) && isOurs(script);
}

function isOurs({ pathname }: URL): boolean {
  return pathname.endsWith('/painting-widgets.js');
}

/** Loaders that evaluate the script's text leave `currentScript` empty; finds its script element by name. */
function scriptUrl(): string | undefined {
  if (runningScript instanceof HTMLScriptElement && runningScript.src) return runningScript.src;
  return document.querySelector<HTMLScriptElement>('script[src*="painting-widgets"]')?.src;
}
