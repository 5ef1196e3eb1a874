import { type PromisedDay, promiseText, weekdays } from '../../shared/contact-time';
import { resolveLanguage } from '../../shared/language';
import { currencySymbol, formatMoney } from '../../shared/money';
import type { ServerBusiness } from '../business';
import { confirmedReceipt } from './confirmed-receipt';
import type { TemplateParams } from './template-params';
import { customerWords } from './templates/customer-words';

/** What the tags promise (docs/behaviour.md#51-the-contact-promise). */
const promises = new Map<string, PromisedDay>(
  (['today', 'tomorrow', ...weekdays] as const).map((day) => [promiseText(day, 'en'), day]),
);

/** The price as the tags write it: `Your total estimated cost is: $1,234.50`. */
const cost = /^Your total estimated cost is: (?<symbol>\D{1,5})(?<amount>\d{1,3}(?:,\d{3})*\.\d\d)$/;

/** At most ten areas: `384 sq ft, 250 sq ft`. */
const areas = /^\d{1,7}(?:\.\d{1,2})? (?:sq ft|m²)(?:, \d{1,7}(?:\.\d{1,2})? (?:sq ft|m²)){0,9}$/;

/*
 * Anybody can have a confirmation sent to any address. These keep a stranger's words out of it: only what our own tags
 * write. A name is a stranger's words, too.
 */

/**
 * Gives the parameters of a confirmation with a stranger's words left out, and with price, promise and areas in the
 * language in which the visitor read the tag.
 */
export function confirmedParams(params: TemplateParams, business: ServerBusiness): TemplateParams {
  const language = resolveLanguage(params.lead_language);
  const words = customerWords[language];
  const symbol = currencySymbol(business.currency);
  const cost = confirmedCost(params.cost_content, symbol);
  const day = confirmedPromise(params.time_contact_message);
  return {
    ...params,
    client_name: '',
    cost_content: cost === null ? '' : words.cost(formatMoney(cost, language, symbol)),
    time_contact_message: day === null ? '' : promiseText(day, language),
    assumed_area: words.areas(confirmedAreas(params.assumed_area)),
    project_content: confirmedReceipt(params.project_content, { language, symbol }),
    cost_notes: confirmedReceipt(params.cost_notes, { language, symbol }),
  };
}

/** Gives the price in the currency with this symbol when the text is one that the tags write, else null. */
export function confirmedCost(text: string, symbol: string): number | null {
  const { symbol: written, amount } = cost.exec(text)?.groups ?? {};
  return written === symbol && amount !== undefined ? Number(amount.replaceAll(',', '')) : null;
}

/** Gives the day of the contact promise when it is one that the tags make, else null. */
export function confirmedPromise(text: string): PromisedDay | null {
  return promises.get(text) ?? null;
}

/** Gives the assumed wall areas when the text is one that the tags write, else ''. */
export function confirmedAreas(text: string): string {
  return areas.test(text) ? text : '';
}
