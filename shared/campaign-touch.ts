import { isRecord } from './untrusted';

/**
 * Where a visitor came from: campaign parameters by name, then `landing` (the path of the first page) and `referrer`
 * (the host of another site).
 */
export type CampaignTouch = Readonly<Record<string, string>>;

/** Click ids of 140 characters exist, and a truncated one is useless: longer ones are left out entirely. */
const maximumValueCharacters = 500;
/** Length of the line for the business (docs/behaviour.md#43-attribution); a longer one did not come from a tag. */
const maximumLineCharacters = 2000;

const clickIdName = /^(?:gclid|[gw]braid|fbclid|msclkid)$/;
const utmName = /^utm_\w{1,24}$/;
const placeName = /^(?:landing|referrer)$/;

/** Line breaks, control and direction characters, lone surrogates, and the semicolon that separates the values. */
const unprintable = /[\p{C}\p{Z};]+/gu;

/** The touch that a page's URL and its referrer ('' if none) describe; if a parameter is repeated, the first counts. */
export function readCampaignTouch(address: string, referrer: string): CampaignTouch {
  const page = new URL(address);
  const touch = new Map<string, string>();
  for (const [name, value] of page.searchParams) keep(touch, name.toLowerCase(), value, clickIdName, utmName);
  // A local file's path would reveal the visitor's folder names; a frame without a URL has no path.
  if (isWebPage(page)) keep(touch, 'landing', page.pathname, placeName);
  keep(touch, 'referrer', otherSite(referrer, page), placeName);
  return Object.fromEntries(touch);
}

/** The touch read back from storage, which anything on the origin can write to; undefined when it is not a record. */
export function checkCampaignTouch(value: unknown): CampaignTouch | undefined {
  if (!isRecord(value)) return undefined;
  const touch = new Map<string, string>();
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string') keep(touch, name, text, clickIdName, utmName, placeName);
  }
  return Object.fromEntries(touch);
}

/** Whether a touch says where the visitor came from; a landing page alone does not. */
export function hasAttribution(touch: CampaignTouch): boolean {
  return Object.keys(touch).some((name) => name !== 'landing');
}

/** `touch` with the click ids of a later visit, which replace older ones of the same name. */
export function withClickIds(touch: CampaignTouch, later: CampaignTouch): CampaignTouch {
  return {
    ...touch,
    ...Object.fromEntries(Object.entries(later).filter(([name]) => clickIdName.test(name))),
  };
}

/**
 * One readable line for the business, such as
 * `source=partner-x; gclid=abc; utm_source=google; utm_campaign=spring; landing=/offers; referrer=news.example`;
 * undefined when the embedding page named no source and the touch has no attribution.
 * Click ids come before the rest; a value that would make the line longer than 2,000 characters is left out.
 */
export function describeLeadSource(source: string | undefined, touch: CampaignTouch): string | undefined {
  const named = printable(source ?? '');
  if (!named && !hasAttribution(touch)) return undefined;
  const isClickId = ([name]: [string, string]) => clickIdName.test(name);
  const entries = Object.entries(touch).sort((a, b) => Number(isClickId(b)) - Number(isClickId(a)));
  const parts = entries.map(([name, value]) => `${name}=${value}`);
  if (named) parts.unshift(`source=${named}`);
  let line = '';
  for (const part of parts) {
    const longer = line ? `${line}; ${part}` : part;
    if (longer.length <= maximumLineCharacters) line = longer;
  }
  return line;
}

/** The source and the touch that a line of `describeLeadSource` says; null for any other text. */
export function parseLeadSource(
  line: string,
): { readonly source: string; readonly attribution: CampaignTouch } | null {
  if (line.length > maximumLineCharacters) return null;
  const parts = line.split('; ').map((part) => /^(\w+)=(.*)$/.exec(part) ?? []);
  const isKnown = ([, name = '']: readonly string[]) =>
    name === 'source' || [clickIdName, utmName, placeName].some((names) => names.test(name));
  if (!parts.every(isKnown)) return null;
  const { source = '', ...attribution } = Object.fromEntries(
    parts.map(([, name = '', value = '']) => [name, value]),
  );
  return { source, attribution };
}

function keep(touch: Map<string, string>, name: string, value: string, ...allowed: readonly RegExp[]): void {
  const text = printable(value);
  if (text && allowed.some((names) => names.test(name)) && !touch.has(name)) touch.set(name, text);
}

/** '' if the value is too long. */
function printable(value: string): string {
  return value.length > maximumValueCharacters ? '' : value.replace(unprintable, ' ').trim();
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
