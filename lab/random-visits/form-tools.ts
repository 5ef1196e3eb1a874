/** Stage of the tag: the quote form, a step of the estimator, the thank-you, or no tag. */
export type Stage = 'quote form' | 'contact' | 'options' | 'calculator' | 'thanks' | 'nothing';

/** Stage of the tag, and whether it is sending. */
export interface FormView {
  readonly stage: Stage;
  readonly isBusy: boolean;
  /** Names of invalid fields. */
  readonly wrongFields: readonly string[];
}

/** Reads the tag's current state; runs in the page. */
export function viewForm(selector: string): FormView {
  const root = document.querySelector(selector)?.shadowRoot;
  const has = (inner: string) => Boolean(root?.querySelector(inner));
  const isReady = () => customElements.get(document.querySelector(selector)?.localName ?? '') !== undefined;
  function stage(): Stage {
    if (location.pathname === '/thank-you' || has('[part~=thank-you]')) return 'thanks';
    if (!isReady()) return 'nothing';
    const question = root?.querySelector<HTMLInputElement>('[name=mathAnswer]')?.placeholder ?? '';
    if (/\d/.test(question)) return 'quote form';
    if (has('[name=firstName]')) return 'contact';
    if (has('[name=wallSqft]')) return 'calculator';
    return has('[part~=option]') ? 'options' : 'nothing';
  }
  return {
    stage: stage(),
    isBusy: has('form[aria-busy=true]'),
    wrongFields: [...(root?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])].map(
      ({ name }) => name,
    ),
  };
}

/** Presses the submit button, twice for a double click. Runs in the page. */
export function pressLastButton({ tags, times }: { readonly tags: string; readonly times: number }): void {
  const button = document.querySelector(tags)?.shadowRoot?.querySelector<HTMLElement>('form [type=submit]');
  for (let count = 0; count < times; count += 1) button?.click();
}

/** Removes the tag; runs in the page. */
export function removeTag(selector: string): void {
  document.querySelector(selector)?.remove();
}

/** Moves the tag to the end of its parent; runs in the page. */
export function moveTag(selector: string): void {
  const tag = document.querySelector(selector);
  if (tag) tag.parentElement?.insertAdjacentElement('beforeend', tag);
}

/** Times and note that a visitor chose on the visit card. */
export interface AskedVisit {
  /** Reference of the lead. */
  readonly reference: string;
  /** Names of the half-days, such as 'Tuesday, December 1, morning'. */
  readonly halfDays: readonly string[];
  readonly note: string;
}

/**
 * Chooses half-days by their places in the list, writes a line, and sends both; null while the card is sending. Runs in
 * the page.
 */
export async function askForVisit(
  [card]: readonly Element[],
  { places, note }: { readonly places: readonly number[]; readonly note: string },
): Promise<AskedVisit | null> {
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const send = card?.querySelector<HTMLElement>(':scope > button');
  const line = card?.querySelector('input');
  if (!card || !line || send?.ariaDisabled !== 'false') return null;
  const halfDays = [...card.querySelectorAll<HTMLElement>('[part=half-day]')];
  const arePressed = () => halfDays.filter(({ ariaPressed }) => ariaPressed === 'true');
  for (const button of [...arePressed(), ...places.flatMap((place) => halfDays[place] ?? [])]) {
    button.click();
    await drawn();
  }
  line.value = note;
  line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await drawn();
  const root = card.getRootNode() as ShadowRoot;
  const reference = root.querySelector('[part=reference]')?.textContent ?? '';
  const asked = { reference, halfDays: arePressed().map(({ ariaLabel }) => ariaLabel ?? ''), note };
  send.click();
  return asked;
}

/** Photos that a visitor sent from the card. */
export interface SentPhotos {
  readonly reference: string;
  readonly descriptions: readonly string[];
}

/**
 * Describes the chosen photos and sends them; resolves once the page has stored them, or has given up. Null while the
 * card is busy. Runs in the page.
 */
export async function submitPhotos(
  [card]: readonly Element[],
  descriptions: readonly string[],
): Promise<SentPhotos | null> {
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const send = card?.querySelector<HTMLElement>('.added-card__actions > button');
  if (!card || send?.ariaDisabled !== 'false') return null;
  const lines = [...card.querySelectorAll<HTMLInputElement>('input[type=text]')];
  const waiting = [...descriptions];
  for (const line of lines.filter(({ value }) => !value)) {
    line.value = waiting.shift() ?? '';
    line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  await drawn();
  const sent = lines.map(({ value }) => value);
  const root = card.getRootNode() as ShadowRoot;
  const reference = root.querySelector('[part=reference]')?.textContent ?? '';
  send.click();
  const isWritten = () => {
    try {
      return Object.values(localStorage).some((text) => text.includes(sent.at(-1) ?? ''));
    } catch {
      return false;
    }
  };
  do await drawn();
  while (send.isConnected && send.getAttribute('aria-disabled') === 'true' && !isWritten());
  return { reference, descriptions: sent };
}

/** Withdraws the first sent photo and returns its description; null if there is none. Runs in the page. */
export function takePhotoBack([card]: readonly Element[]): string | null {
  const sent = [...(card?.querySelectorAll('li') ?? [])].find((photo) => !photo.querySelector('input'));
  const description = sent?.querySelector('p')?.textContent ?? null;
  sent?.querySelector('button')?.click();
  return description;
}

declare global {
  interface Window {
    /** Tells the mail gate that a page read the response to this call. */
    noteHeardAnswer(callNumber: number): Promise<void>;
    /** Tells the mail gate that a price was shown. */
    notePrice(): Promise<void>;
  }
}

/** Header with which the mail gate numbers its responses. */
export const callNumberHeader = 'x-random-visit-call';

/**
 * Tells the mail gate which responses a page read completely, because sent ones may go unread. Runs in the
 * page, before its scripts.
 */
export function noteHeardAnswers(header: string): void {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await realFetch(input, init);
    const callNumber = response.headers.get(header);
    if (callNumber === null) return response;
    const realText = response.text.bind(response);
    response.text = async () => {
      const text = await realText();
      void window.noteHeardAnswer(Number(callNumber));
      return text;
    };
    return response;
  };
}

/**
 * Tells the mail gate of each price a page shows: pages that end earlier have no lead. Runs in the page,
 * before its scripts.
 */
export function notePrices(): void {
  addEventListener('painting-price', () => void window.notePrice());
}
