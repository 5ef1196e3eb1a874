import { knownThankYouState } from '../../widgets/contract';

// Guard (docs/behaviour.md#118-thank-you-page): redirects home unless a state was just handed over or kept by
// this history entry.
const state = knownThankYouState();

if (state) {
  showTitle(state.type);
  document.documentElement.dataset.thankYou = state.type;
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
