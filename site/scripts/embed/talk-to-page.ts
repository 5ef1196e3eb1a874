import { checkCampaignTouch, hasAttribution, readCampaignTouch } from '../../../shared/campaign-touch';
import { estimatorEvents, keepFirstTouch, knownThankYouState } from '../../../widgets/contract';
import { attributesFromPage, themeOf } from './frame-attributes';
import { type FrameMessage, heightRequest } from './messages';

/**
 * Connects a frame's tag to its page: sends events and `dataLayer` entries, receives attributes, theme and
 * attribution.
 */
export function talkToPage(tag: HTMLElement): void {
  const tell = (message: FrameMessage) => parent.postMessage(message, '*');
  const sayHello = () => tell({ type: 'painting-hello' });
  let hasThankYouPage = false;

  for (const name of estimatorEvents) {
    tag.addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return;
      // Another site's page learns the price, but not who asked.
      const thankYou =
        name === 'painting-success' && hasThankYouPage
          ? { ...knownThankYouState(), client: undefined }
          : undefined;
      tell({ type: 'painting-event', name, detail: event.detail, thankYou });
    });
  }
  Reflect.set(window, 'dataLayer', {
    push: (entry: unknown) => tell({ type: 'painting-data-layer', entry }),
  });

  if ((tag.getAttribute('attribution') ?? 'on') === 'on') keepTouchOf(document.referrer);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === heightRequest) sayHello();
    if (source !== parent || data?.type !== 'painting-page') return;
    hasThankYouPage = Boolean(data.attributes?.['thank-you-url']);
    const touch = checkCampaignTouch(data.touch);
    if (touch && Object.keys(touch).length > 0) keepFirstTouch(touch);
    applyTheme(data.theme);
    void customElements.whenDefined(tag.localName).then((element) => {
      const known: readonly string[] = Reflect.get(element, 'observedAttributes') ?? [];
      for (const [name, value] of attributesFromPage(data.attributes, known, location.href))
        tag.setAttribute(name, value);
      if ('prefill' in tag) Reflect.set(tag, 'prefill', data.prefill);
      if (data.hasConsent) dispatchEvent(new Event('painting-consent'));
    });
  });
  sayHello();
}

/** Sets custom properties on the whole frame. */
export function applyTheme(theme: unknown): void {
  for (const [name, value] of themeOf(theme)) document.documentElement.style.setProperty(name, value);
}

/**
 * On pages without our script, the referrer is the page's address; `referrerpolicy="unsafe-url"` adds its
 * query.
 */
function keepTouchOf(page: string): void {
  if (!URL.canParse(page)) return;
  const touch = readCampaignTouch(page, '');
  if (hasAttribution(touch)) keepFirstTouch(touch);
}
