import { isRecord } from '../lib/untrusted';

/**
 * What a visit says of where the visitor came from: campaign parameters by name, then `landing` (the path of the page)
 * and `referrer` (the host of another site).
 */
export type CampaignTouch = Readonly<Record<string, string>>;

const maximumValueCharacters = 120;
const maximumLineCharacters = 600;

const campaignName = /^(?:utm_\w{1,24}|gclid|fbclid|msclkid)$/;
const knownName = /^(?:utm_\w{1,24}|gclid|fbclid|msclkid|landing|referrer)$/;

/** Line breaks, control and direction characters, half characters, and the mark that separates one value from the next. */
const unprintable = /[\p{C}\p{Z};]+/gu;

/** Reads a visit from the page's address and its referrer ('' when there is none); of a repeated parameter the first. */
export function readCampaignTouch(address: string, referrer: string): CampaignTouch {
  const page = new URL(address);
  const touch = new Map<string, string>();
  for (const [name, value] of page.searchParams) keep(touch, name.toLowerCase(), value, campaignName);
  // The path of a file or of a frame without an address is nobody's business.
  if (isWebPage(page)) keep(touch, 'landing', page.pathname, knownName);
  keep(touch, 'referrer', otherSite(referrer, page), knownName);
  return Object.fromEntries(touch);
}

/** Takes a visit out of storage, whatever may stand there; undefined when it is none. */
export function checkCampaignTouch(value: unknown): CampaignTouch | undefined {
  if (!isRecord(value)) return undefined;
  const touch = new Map<string, string>();
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string') keep(touch, name, text, knownName);
  }
  return Object.fromEntries(touch);
}

/** Whether a visit says where it came from: the page it began on alone says nothing. */
export function hasAttribution(touch: CampaignTouch): boolean {
  return Object.keys(touch).some((name) => name !== 'landing');
}

/**
 * One readable line for the business, such as
 * `source=partner-x; utm_source=google; utm_campaign=spring; landing=/offers; referrer=news.example`;
 * undefined when neither the embedding page named a source nor the visit says where it came from.
 * Values have at most 120 characters, the line at most 600: what does not fit is left out whole.
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
    // No referrer, or none that is an address.
    return '';
  }
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
