import { defaultLanguage, languages } from './language';

/**
 * Dollars as text: `$1,234.50`, in French `1 234,50 $` with no-break spaces (docs/behaviour.md#71-money).
 *
 * Not left to Intl, whose spaces and signs differ between browser versions. `amount` is finite and below 1e21.
 */
export function formatMoney(amount: number, language = defaultLanguage): string {
  const { before, thousands, decimal, after } = languages[language];
  const [dollars = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, thousands);
  return (amount < 0 ? '-' : '') + before + grouped + decimal + cents + after;
}
