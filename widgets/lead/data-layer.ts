import { isRecord } from '../../shared/untrusted';

/** Entries of the page's data layer: a tag's objects, and the arguments of calls to `gtag`. */
type Entry = Readonly<Record<string, unknown>>;

interface Page {
  dataLayer?: { push(entry: unknown): unknown };
  gtag?: unknown;
}

/** Entries in the page's data layer; none if the page has something else in its place. */
function knownEntries(): readonly Entry[] {
  const { dataLayer } = window as Page;
  return Array.isArray(dataLayer) ? dataLayer.filter(isRecord) : [];
}

/**
 * Pushes an event to the page's data layer, so that each consumer gets it once. Tag Manager reads objects; gtag.js
 * reads only the arguments of calls to `gtag`, which Tag Manager takes as events, too, while reading its variables from
 * objects. A page with gtag.js has called `gtag('config', …)`; one with Tag Manager has pushed its start, and may have
 * `gtag` for Consent Mode alone.
 */
export function pushToDataLayer({ event, ...values }: Entry): void {
  const page = window as Page;
  try {
    page.dataLayer ??= [];
    const layer = page.dataLayer;
    const entries = knownEntries();
    const hasTagManager = entries.some((entry) => 'gtm.start' in entry);
    const hasGtag =
      entries.some((entry) => entry[0] === 'config') || (!hasTagManager && isFunction(page.gtag));
    if (!hasGtag) {
      layer.push({ event, ...values });
      return;
    }
    if (hasTagManager) layer.push(values);
    const gtag = isFunction(page.gtag)
      ? page.gtag
      : function () {
          // biome-ignore lint/complexity/noArguments: gtag.js ignores arrays.
          layer.push(arguments);
        };
    // Analytics would mistake `source` for the visit's source.
    const { source, lead_reference, ...others } = values;
    gtag('event', event, { ...others, transaction_id: lead_reference, lead_source: source });
  } catch {
    // Even if the page has something else there, the lead is sent and the visitor thanked.
  }
}

/**
 * Whether Consent Mode grants the consent needed for attribution: `ad_user_data` and `analytics_storage`, as far as the
 * page mentions them. False for a page without Consent Mode. A default for some regions only may deny, not grant.
 */
export function isGrantedByConsentMode(): boolean {
  const states = new Map<string, unknown>();
  for (const { 0: command, 2: settings } of knownEntries()) {
    if (command !== 'consent' || !isRecord(settings)) continue;
    for (const name of ['ad_user_data', 'analytics_storage']) {
      const state = settings[name];
      if (state === 'denied' || (state && !settings.region)) states.set(name, state);
    }
  }
  return states.size > 0 && [...states.values()].every((state) => state === 'granted');
}

function isFunction(value: unknown): value is (...words: readonly unknown[]) => void {
  return typeof value === 'function';
}
