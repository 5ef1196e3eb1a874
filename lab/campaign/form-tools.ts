/** What a visitor sees of the tag: the quote form, a step of the estimator, the thank-you, or no tag at all. */
export type Stage = 'quote form' | 'contact' | 'options' | 'calculator' | 'thanks' | 'nothing';

/** What a visitor sees of the tag, and whether it is sending. */
export interface FormView {
  readonly stage: Stage;
  readonly isBusy: boolean;
  /** The names of the fields that are marked as wrong. */
  readonly wrongFields: readonly string[];
}

/** Reads what is on the page now; runs in the page. */
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

/** Presses the button that sends, whatever it says at the moment; twice is a double click. Runs in the page. */
export function pressLastButton({ tags, times }: { readonly tags: string; readonly times: number }): void {
  const button = document.querySelector(tags)?.shadowRoot?.querySelector<HTMLElement>('form [type=submit]');
  for (let count = 0; count < times; count += 1) button?.click();
}

/** Takes the tag off the page; runs in the page. */
export function removeTag(selector: string): void {
  document.querySelector(selector)?.remove();
}

/** Takes the tag to the end of the page's body, as a script that rearranges a page does; runs in the page. */
export function moveTag(selector: string): void {
  const tag = document.querySelector(selector);
  if (tag) tag.parentElement?.insertAdjacentElement('beforeend', tag);
}
