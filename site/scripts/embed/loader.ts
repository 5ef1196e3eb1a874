import { type Attribution, allowedTouch, grantAttribution } from '../../../widgets/contract';
import { heightRequest, type PageMessage } from './messages';

/*
 * `embed.js`, for pages that show /embed/quote or /embed/estimator in a frame: makes each frame as tall as its content, hands
 * it the page's visitor, theme and `data-…` attributes, and brings the tag's events and `dataLayer` entries to the page.
 * A message counts only when it comes from this script's own origin and from a frame of this page.
 */
const maximumHeightPx = 10_000;
const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
/** The script is in `embed/`, `widgets/` or a version's folder. */
const folder = new URL('embed/', script.replace(/(?:embed|widgets)\/(?:[^/]+\/)?[^/]*$/, ''));

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== folder.origin || data === null || typeof data !== 'object') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) answer(frame, data);
  }
});

let hasConsent = false;
addEventListener('painting-consent', () => {
  hasConsent = true;
  grantAttribution();
  for (const frame of ourFrames()) greet(frame);
});

// A frame that loaded before this script has already said what it had to, and nobody was listening.
for (const frame of ourFrames()) frame.contentWindow?.postMessage({ type: heightRequest }, '*');

function ourFrames(): readonly HTMLIFrameElement[] {
  return [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(folder.href));
}

function answer(frame: HTMLIFrameElement, data: Readonly<Record<string, unknown>>): void {
  // Not Number(…): of an object in a message it may throw.
  const height = typeof data.height === 'number' ? data.height : 0;
  if (data.type === 'painting-height' && height > 0 && height <= maximumHeightPx)
    frame.style.height = `${height}px`;
  if (data.type === 'painting-hello') greet(frame);
  if (data.type === 'painting-event') announce(frame, String(data.name), data.detail);
  if (data.type === 'painting-data-layer') pushToDataLayer(ofFrame(frame, 'tag_id', data.entry));
}

/** What the frame's tag may know of the page's visitor, by the frame's address or attribute; a word that says nothing counts as no. */
function attributionOf({ src, dataset }: HTMLIFrameElement): Attribution {
  const given = dataset.attribution ?? new URL(src).searchParams.get('attribution') ?? 'on';
  return given === 'on' || given === 'consent' ? given : 'off';
}

/** Gives a frame what it cannot see of the page. */
function greet(frame: HTMLIFrameElement): void {
  const style = getComputedStyle(frame);
  const theme = (import.meta.env.THEME_NAMES ?? []).map((name) => [name, style.getPropertyValue(name)]);
  const message: PageMessage = {
    type: 'painting-page',
    attributes: Object.fromEntries(
      [...frame.attributes]
        .filter(({ name }) => name.startsWith('data-'))
        .map(({ name, value }) => [
          name.slice('data-'.length),
          name.endsWith('-url') ? new URL(value, location.href).href : value,
        ]),
    ),
    theme: Object.fromEntries(theme.filter(([, value]) => value)),
    touch: allowedTouch(attributionOf(frame)),
    hasConsent,
    prefill: frame.hasAttribute('data-prefill-query')
      ? Object.fromEntries(new URLSearchParams(location.search))
      : {},
  };
  frame.contentWindow?.postMessage(message, folder.origin);
}

/** Sends an event of the frame's tag from the frame itself; after a lead goes on to `data-thank-you-url`, unless the page prevents it. */
function announce(frame: HTMLIFrameElement, name: string, detail: unknown): void {
  if (!name.startsWith('painting-')) return;
  const isSuccess = name === 'painting-success';
  const mayGoOn = frame.dispatchEvent(
    new CustomEvent(name, {
      detail: ofFrame(frame, 'tagId', detail),
      bubbles: true,
      composed: true,
      cancelable: isSuccess,
    }),
  );
  const { thankYouUrl } = frame.dataset;
  const next = isSuccess && mayGoOn && thankYouUrl ? new URL(thankYouUrl, location.href) : undefined;
  if (next && /^https?:$/.test(next.protocol)) location.assign(next);
}

/** The page knows the frame, by its id, and not the tag in it. */
function ofFrame(frame: HTMLIFrameElement, key: 'tagId' | 'tag_id', said: unknown): unknown {
  return said !== null && typeof said === 'object' && key in said ? { ...said, [key]: frame.id } : said;
}

function pushToDataLayer(entry: unknown): void {
  const page: { dataLayer?: unknown[] } = window as typeof window & { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}
