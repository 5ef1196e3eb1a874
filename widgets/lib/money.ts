import type { Language } from './language';

const noBreakSpace = '\u00a0';

function group(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * Dollars as text: `$1,234.50`, in French `1 234,50 $` with no-break spaces (docs/behaviour.md#71-money).
 *
 * Not left to Intl, whose spaces and signs differ between browser versions. `amount` is finite and below 1e21.
 */
export function formatMoney(amount: number, language: Language = 'en'): string {
  const sign = amount < 0 ? '-' : '';
  const [dollars = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  return language === 'fr'
    ? `${sign}${group(dollars, noBreakSpace)},${cents}${noBreakSpace}$`
    : `${sign}$${group(dollars, ',')}.${cents}`;
}
