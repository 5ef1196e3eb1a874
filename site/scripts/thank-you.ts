import { knownThankYouState } from '../../widgets/contract';

// Guard (docs/behaviour.md#118-thank-you-page): redirects home unless a state was just handed over or kept by
// this history entry.
const state = knownThankYouState();

if (state) {
  showTitle(state.type);
  document.documentElement.dataset.thankYou = state.type;
  offerVisit();
} else {
  location.replace(import.meta.env.BASE_URL);
}

/** Shows the title for the kind of lead, with its first word highlighted. */
function showTitle(type: 'contact' | 'estimate'): void {
  const heading = document.querySelector<HTMLElement>('[data-thank-you-title]');
  const title = heading?.dataset[type] ?? '';
  const [first = ''] = title.split(' ', 1);
  const texts = { '.highlight': first, '.rest': title.slice(first.length) };
  for (const [selector, text] of Object.entries(texts)) {
    const part = heading?.querySelector(selector);
    if (part) part.textContent = text;
  }
}

/**
 * Lets the phone's fixed bar lead to the card for a visit until the visitor has asked for one; otherwise the call
 * is alone in it.
 */
function offerVisit(): void {
  const tag = document.querySelector('painting-thank-you');
  const link = document.querySelector<HTMLAnchorElement>('.call-bar a:last-child');
  const label = link?.querySelector('strong');
  if (!tag || !link || !label) return;
  const bar = link;
  label.textContent = bar.dataset.visit ?? '';
  const button = () => tag.shadowRoot?.querySelector<HTMLElement>('[part="visit"] [part="half-day"]');
  const update = () => {
    bar.hidden = !button();
  };
  bar.addEventListener('click', (event) => {
    event.preventDefault();
    button()?.focus();
  });
  update();
  customElements.whenDefined('painting-thank-you').then(() => {
    if (tag.shadowRoot)
      new MutationObserver(update).observe(tag.shadowRoot, { childList: true, subtree: true });
    update();
  });
}
