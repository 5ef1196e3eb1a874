import { thankYouKey } from '../../../shared/thank-you-state';
import { type Attribution, allowedTouch, grantAttribution, writeSession } from '../../../widgets/contract';
import { heightRequest, type PageMessage } from './messages';

/*
 * `embed.js`, for pages that show /embed/quote or /embed/estimator in a frame: makes each frame as tall as its content, hands
 * it the page's visitor, theme and `data-…` attributes, and brings the tag's events and `dataLayer` entries to the page.
 * A message counts only when it comes from the origin in the address of one of these frames. The script may be loaded more than
 * once and in any way: classic, as a module, in a bundle.
 */
const maximumHeightPx = 10_000;
const framedPage = /\/embed\/(?:quote|estimator)(?:\.html|\/)?$/;
const loaded = Symbol.for('painting-frames');
let hasConsent = false;

if (!Reflect.has(window, loaded)) {
  Reflect.set(window, loaded, true);
  listen();
}

function listen(): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (data === null || typeof data !== 'object' || !/^painting-/.test(String(data.type))) return;
    const frame = frameOf(source);
    if (frame && new URL(frame.src).origin === origin) answer(frame, data);
  });
  addEventListener('painting-consent', () => {
    hasConsent = true;
    grantAttribution();
    for (const frame of ourFrames()) greet(frame);
  });
  // A frame that loaded before this script has already said what it had to, and nobody was listening.
  for (const frame of ourFrames()) frame.contentWindow?.postMessage({ type: heightRequest }, '*');
}

/** The frame that a message comes from, wherever it stands in the page, unless it shows something else. */
function frameOf(source: MessageEventSource | null): HTMLIFrameElement | undefined {
  return ourFrames().find(({ contentWindow }) => contentWindow === source);
}

function ourFrames(root: ParentNode = document): HTMLIFrameElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.shadowRoot) return ourFrames(element.shadowRoot);
    return element instanceof HTMLIFrameElement && isOurs(element.src) ? [element] : [];
  });
}

function isOurs(address: string): boolean {
  return URL.canParse(address) && framedPage.test(new URL(address).pathname);
}

function answer(frame: HTMLIFrameElement, data: Readonly<Record<string, unknown>>): void {
  // Not Number(…): of an object in a message it may throw.
  const height = typeof data.height === 'number' ? data.height : 0;
  if (data.type === 'painting-height' && height > 0 && height <= maximumHeightPx)
    frame.style.height = `${height}px`;
  if (data.type === 'painting-hello') greet(frame);
  if (data.type === 'painting-event') announce(frame, String(data.name), data.detail, data.thankYou);
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
    attributes: Object.fromEntries([...frame.attributes].flatMap(attributeForFrame)),
    theme: Object.fromEntries(theme.filter(([, value]) => value)),
    touch: allowedTouch(attributionOf(frame)),
    hasConsent,
    prefill: frame.hasAttribute('data-prefill-query')
      ? Object.fromEntries(new URLSearchParams(location.search))
      : {},
  };
  frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

/** The attribute of the tag that a `data-…` attribute sets; an address counts from the page's base, and none is set from a bad one. */
function attributeForFrame({ name, value }: Attr): [name: string, value: string][] {
  if (!name.startsWith('data-')) return [];
  const attribute = name.slice('data-'.length);
  if (!name.endsWith('-url')) return [[attribute, value]];
  return URL.canParse(value, document.baseURI) ? [[attribute, new URL(value, document.baseURI).href]] : [];
}

/** Sends an event of the frame's tag from the frame itself; after a lead goes on to `data-thank-you-url`, unless the page prevents it. */
function announce(frame: HTMLIFrameElement, name: string, detail: unknown, thankYou: unknown): void {
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
  const next = frame.dataset.thankYouUrl ?? '';
  if (!isSuccess || !mayGoOn || !next || !URL.canParse(next, document.baseURI)) return;
  const page = new URL(next, document.baseURI);
  if (!/^https?:$/.test(page.protocol)) return;
  keepThankYou(thankYou);
  location.assign(page);
}

/** Hands the price to `<painting-thank-you>` on the next page. 'Change something' there leads back to this page. */
function keepThankYou(state: unknown): void {
  if (state === null || typeof state !== 'object') return;
  const handed = 'wizardUrl' in state ? { ...state, wizardUrl: location.href } : state;
  writeSession(thankYouKey, JSON.stringify(handed));
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
