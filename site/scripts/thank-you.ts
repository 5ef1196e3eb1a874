import { knownThankYouState } from '../../widgets/contract';

// The guard (docs/behaviour.md#118-thank-you-page): without a state handed over just now, or one that this history entry kept, the visitor goes home.
const state = knownThankYouState();

if (state) {
  showTitle(state.type);
  document.documentElement.dataset.thankYou = state.type;
} else {
  location.replace(import.meta.env.BASE_URL);
}

/** The page has a title for each kind of lead, of which the first word is highlighted. */
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
