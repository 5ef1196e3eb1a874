import type { AreaUnit } from './area';
import type { Language } from './language';
import { formatMoney } from './money';

/** What the words of a price and of a receipt take from the business. */
export interface BusinessTerms {
  readonly currencySymbol: string;
  /** The unit in which areas are given. */
  readonly areaUnit: AreaUnit;
}

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function money({ currencySymbol }: BusinessTerms, amount: number, language?: Language): string {
  return formatMoney(amount, language, currencySymbol);
}
