import { thankYouKey } from '../../../shared/thank-you-state';
import { isRecord } from '../../../shared/untrusted';
import {
  type Attribution,
  allowedTouch,
  grantAttribution,
  hasAttributionConsent,
  pushToDataLayer,
  queryTexts,
  writeSession,
} from '../../../widgets/contract';
import { heightRequest, type PageMessage } from './messages';

/* `embed.js`, for pages that frame /embed/quote or /embed/estimator: fits each frame's height to its
   content, passes it the page's attribution, theme and `data-…` attributes, and repeats the tag's events
   and `dataLayer` entries on the page. Accepts messages only from the origin of such a frame. Safe to load
   repeatedly, as classic script, module or in a bundle. */
const maximumHeightPx = 10_000;
const framedPage = /\/embed\/(?:quote|estimator)(?:\.html|\/)?$/;
const loaded = Symbol.for('painting-frames');

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
    grantAttribution();
    for (const frame of ourFrames()) greet(frame);
  });
  // Frames that loaded before this script have already posted their messages, so ask again.
  for (const frame of ourFrames()) frame.contentWindow?.postMessage({ type: heightRequest }, '*');
}

/** Our frame that sent a message, even inside shadow roots. */
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
  // Number(…) could throw for an object.
  const height = typeof data.height === 'number' ? data.height : 0;
  if (data.type === 'painting-height' && height > 0 && height <= maximumHeightPx)
    frame.style.height = `${height}px`;
  if (data.type === 'painting-hello') greet(frame);
  if (data.type === 'painting-event') announce(frame, String(data.name), data.detail, data.thankYou);
  if (data.type === 'painting-data-layer' && isRecord(data.entry))
    pushToDataLayer(ofFrame(frame, 'tag_id', data.entry));
}

/** Attribution setting from the frame's attribute or address; unknown values mean 'off'. */
function attributionOf({ src, dataset }: HTMLIFrameElement): Attribution {
  const given = dataset.attribution ?? new URL(src).searchParams.get('attribution') ?? 'on';
  return given === 'on' || given === 'consent' ? given : 'off';
}

/** Sends a frame the data that it can't read from the page itself. */
function greet(frame: HTMLIFrameElement): void {
  const style = getComputedStyle(frame);
  const theme = (import.meta.env.THEME_NAMES ?? []).map((name) => [name, style.getPropertyValue(name)]);
  const renames = frame.dataset.prefillQuery;
  const message: PageMessage = {
    type: 'painting-page',
    attributes: {
      ...languageFor(frame),
      ...Object.fromEntries([...frame.attributes].flatMap(attributeForFrame)),
    },
    theme: Object.fromEntries(theme.filter(([, value]) => value)),
    touch: allowedTouch(attributionOf(frame)),
    hasConsent: hasAttributionConsent(),
    prefill: renames === undefined || renames === 'false' ? {} : queryTexts(location.search, renames),
  };
  frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

/** The page's language at the frame, unless the frame's address names one. */
function languageFor(frame: HTMLIFrameElement): { readonly lang?: string } {
  const lang = frame.closest<HTMLElement>('[lang]')?.lang;
  return lang && !new URL(frame.src).searchParams.has('lang') ? { lang } : {};
}

/**
 * Tag attribute set by a `data-…` attribute; resolves URLs against the page's base and drops invalid ones.
 */
function attributeForFrame({ name, value }: Attr): [name: string, value: string][] {
  if (!name.startsWith('data-')) return [];
  const attribute = name.slice('data-'.length);
  if (!name.endsWith('-url')) return [[attribute, value]];
  return URL.canParse(value, document.baseURI) ? [[attribute, new URL(value, document.baseURI).href]] : [];
}

/**
 * Dispatches a tag's event on its frame. After a lead, goes to `data-thank-you-url` unless the page prevents
 * it.
 */
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

/** Hands the price to `<painting-thank-you>` on the next page, whose 'Change something' leads back here. */
function keepThankYou(state: unknown): void {
  if (state === null || typeof state !== 'object') return;
  const handed = 'wizardUrl' in state ? { ...state, wizardUrl: location.href } : state;
  writeSession(thankYouKey, JSON.stringify(handed));
}

/** The page knows the frame's id, not the tag's. */
function ofFrame<Said>(frame: HTMLIFrameElement, key: 'tagId' | 'tag_id', said: Said): Said {
  return said !== null && typeof said === 'object' && key in said ? { ...said, [key]: frame.id } : said;
}
