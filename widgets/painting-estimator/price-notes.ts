import { businessSettings } from 'virtual:business-settings';
import type { Language } from '../../shared/language';
import { businessMoney } from '../lead/business-money';
import type { EstimatePrice } from './minimum-order';
import { stringsByUnit } from './strings-by-unit';

const { estimateValidDays, timeZone } = businessSettings;

/**
 * What a price asked for at `requestedAt` rests on, a line each (docs/behaviour.md#35-calculation): the range after a visit, the
 * minimum order, and tax, visit and the last day on which it holds.
 */
export function priceNotes(price: EstimatePrice, language: Language, requestedAt: Date): readonly string[] {
  const texts = stringsByUnit[language];
  const money = (amount: number) => businessMoney(amount, language);
  const { low, high, minimumOrder, serviceCost, minimumApplied } = price;
  const notes: string[] = [];
  // Below the minimum order no visit brings it.
  if (low !== null && high !== null && high > minimumOrder) {
    notes.push(texts.range(money(Math.max(low, minimumOrder)), money(high)));
  }
  if (minimumApplied) {
    notes.push(`${texts.minimumApplied(money(minimumOrder))} ${texts.originalCost(money(serviceCost))}`);
  }
  return [
    ...notes,
    estimateValidDays ? `${texts.terms} ${texts.validUntil(lastDay(requestedAt, language))}` : texts.terms,
  ];
}

/** Counts days of the business's calendar: one on which the clocks change has 23 or 25 hours. */
function lastDay(requestedAt: Date, language: Language): string {
  const today = (part: 'year' | 'month' | 'day') =>
    Number(new Intl.DateTimeFormat('en-US', { timeZone, [part]: 'numeric' }).format(requestedAt));
  const day = Date.UTC(today('year'), today('month') - 1, today('day') + estimateValidDays);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
