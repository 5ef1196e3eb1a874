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
