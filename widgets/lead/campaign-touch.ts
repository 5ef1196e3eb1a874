import { isRecord } from '../lib/untrusted';

/**
 * Where a visitor came from: campaign parameters by name, then `landing` (the path of the first page) and `referrer`
 * (the host of another site).
 */
export type CampaignTouch = Readonly<Record<string, string>>;

const maximumValueCharacters = 120;
const maximumLineCharacters = 600;

const campaignName = /^(?:utm_\w{1,24}|gclid|[gw]braid|fbclid|msclkid)$/;
const knownName = /^(?:utm_\w{1,24}|gclid|[gw]braid|fbclid|msclkid|landing|referrer)$/;

/** Line breaks, control and direction characters, lone surrogates, and the semicolon that separates the values. */
const unprintable = /[\p{C}\p{Z};]+/gu;

/** The touch that a page's URL and its referrer ('' when there is none) describe; of a repeated parameter the first counts. */
export function readCampaignTouch(address: string, referrer: string): CampaignTouch {
  const page = new URL(address);
  const touch = new Map<string, string>();
  for (const [name, value] of page.searchParams) keep(touch, name.toLowerCase(), value, campaignName);
  // A local file's path would tell the name of the visitor's folders; a frame without a URL has no path.
  if (isWebPage(page)) keep(touch, 'landing', page.pathname, knownName);
  keep(touch, 'referrer', otherSite(referrer, page), knownName);
  return Object.fromEntries(touch);
}

/** The touch read back from storage, which anything on the origin can write to; undefined when it is not a record. */
export function checkCampaignTouch(value: unknown): CampaignTouch | undefined {
  if (!isRecord(value)) return undefined;
  const touch = new Map<string, string>();
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string') keep(touch, name, text, knownName);
  }
  return Object.fromEntries(touch);
}

/** Whether a touch says where the visitor came from; a landing page alone does not. */
export function hasAttribution(touch: CampaignTouch): boolean {
  return Object.keys(touch).some((name) => name !== 'landing');
}

/**
 * One readable line for the business, such as
 * `source=partner-x; utm_source=google; utm_campaign=spring; landing=/offers; referrer=news.example`;
 * undefined when the embedding page named no source and the touch has no attribution.
 * A value is cut at 120 characters; a value that would make the line longer than 600 is left out.
 */
export function describeLeadSource(source: string | undefined, touch: CampaignTouch): string | undefined {
  const named = printable(source ?? '');
  if (!named && !hasAttribution(touch)) return undefined;
  const parts = Object.entries(touch).map(([name, value]) => `${name}=${value}`);
  if (named) parts.unshift(`source=${named}`);
  return parts.reduce((line, part) => {
    const longer = line ? `${line}; ${part}` : part;
    return longer.length > maximumLineCharacters ? line : longer;
  }, '');
}

function keep(touch: Map<string, string>, name: string, value: string, allowed: RegExp): void {
  const text = printable(value);
  if (text && allowed.test(name) && !touch.has(name)) touch.set(name, text);
}

function printable(value: string): string {
  return value.slice(0, maximumValueCharacters).replace(unprintable, ' ').trim();
}

function isWebPage({ protocol }: URL): boolean {
  return /^https?:$/.test(protocol);
}

function otherSite(referrer: string, page: URL): string {
  try {
    const { host } = new URL(referrer);
    return withoutWww(host) === withoutWww(page.host) ? '' : host;
  } catch {
    // There is no referrer, or it is not a URL.
    return '';
  }
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
