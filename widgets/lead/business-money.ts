import { businessSettings } from 'virtual:business-settings';
import type { Language } from '../lib/language';
import { formatMoney } from '../lib/money';

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function businessMoney(amount: number, language?: Language): string {
  return formatMoney(amount, language, businessSettings.currencySymbol);
}
