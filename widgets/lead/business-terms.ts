import { areaUnit, businessSettings } from 'virtual:business-settings';
import type { BusinessHours } from '../../shared/contact-time';
import { type BusinessTerms, money } from '../../shared/money';
import type { Language } from '../../shared/texts';
import { pageJobs } from './page-jobs';

/** Facts of the business that prices and receipts name. */
export const businessTerms: BusinessTerms = {
  currencySymbol: businessSettings.currencySymbol,
  areaUnit,
  get jobs() {
    return pageJobs();
  },
};

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function businessMoney(amount: number, language?: Language): string {
  return money(businessTerms, amount, language);
}

/** The business's hours, in the tag's own time zone where it names one. */
export function businessHours({ timeZone }: { readonly timeZone: string | undefined }): BusinessHours {
  return timeZone ? { ...businessSettings, timeZone } : businessSettings;
}
