import type { JobForm } from './jobs/job-form';
import { defaultLanguage, type Language, texts } from './texts';
import type { AreaUnit } from './units';

/**
 * An amount as text: `$1,234.50`, in French `1 234,50 $` with no-break spaces (docs/behaviour.md#71-money).
 *
 * Not left to Intl, whose spaces and signs differ between browser versions. `amount` is finite and below 1e21.
 */
export function formatMoney(amount: number, language = defaultLanguage, symbol = '$'): string {
  const { thousands, decimal, amount: written } = texts[language].money;
  const [units = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, thousands);
  return (amount < 0 ? '-' : '') + written(symbol, grouped + decimal + cents);
}

/** How the currency with this code is written: `$` for CAD, `€` for EUR. Not for the bundle, where the settings have it. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The business's settings that texts of prices and receipts use. */
export interface BusinessTerms {
  readonly currencySymbol: string;
  /** The unit in which areas are given. */
  readonly areaUnit: AreaUnit;
  /** The jobs whose answers can be put into words. */
  readonly jobs: readonly JobForm[];
  /** Whether the business comes and looks at the work, so that a price may say what a visit does to it. */
  readonly comesToLook: boolean;
}

/** An amount in whole units of the business's currency, for what is not exact: `$2,140`. */
export function wholeMoney(terms: BusinessTerms, amount: number, language?: Language): string {
  return money(terms, Math.round(amount), language).replace(/\D00(?=\D*$)/, '');
}

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function money({ currencySymbol }: BusinessTerms, amount: number, language?: Language): string {
  return formatMoney(amount, language, currencySymbol);
}
