import { businessSettings } from 'virtual:business-settings';
import type { Language } from '../../shared/language';
import { formatMoney } from '../../shared/money';

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function businessMoney(amount: number, language?: Language): string {
  return formatMoney(amount, language, businessSettings.currencySymbol);
}
