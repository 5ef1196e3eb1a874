import { formatMoney, resolveLanguage, type ThankYouState } from '../../widgets/contract';

/** Shows the part of the thank-you page that belongs to the state, under its banner title (docs/behaviour.md#118-thank-you-page). */
export function showThankYou(state: ThankYouState): void {
  showTitle(state.type);
  if (state.type === 'estimate') {
    fill('[data-total-cost]', money(state.totalCost));
    fill('[data-original-cost]', money(state.originalCost));
    document.querySelector('[data-minimum]')?.toggleAttribute('hidden', !state.minimumApplied);
  }
  fillLine(`[data-for=${state.type}] [data-problem]`, state.toast);
  fillLine(`[data-for=${state.type}] [data-reference]`, state.reference);
  document.documentElement.dataset.thankYou = state.type;
}

/** The page has a title for each kind of lead, of which the first word is highlighted. */
function showTitle(type: ThankYouState['type']): void {
  const title = document.querySelector<HTMLElement>('[data-thank-you-title]')?.dataset[type] ?? '';
  const [first = ''] = title.split(' ', 1);
  fill('[data-thank-you-title] .highlight', first);
  fill('[data-thank-you-title] .rest', title.slice(first.length));
}

/** A line that is not there without its text. */
function fillLine(selector: string, text: string | undefined): void {
  fill(selector, text ?? '');
  document.querySelector(selector)?.closest('p')?.toggleAttribute('hidden', !text);
}

/** The page says how its business writes its currency. */
function money(amount: number): string {
  const symbol = document.querySelector<HTMLElement>('[data-currency-symbol]')?.dataset.currencySymbol;
  return formatMoney(amount, resolveLanguage(document.documentElement.lang), symbol);
}

function fill(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}
