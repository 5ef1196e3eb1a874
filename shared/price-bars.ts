import { type BusinessTerms, money, wholeMoney } from './money';
import type { EstimatePrice } from './price';
import { sum } from './sum';
import type { Language } from './texts';
import { estimatorTexts } from './units';
import { isRecord, readAmount } from './untrusted';

/** The two bars of a receipt: the range with the price on it, and what the price is made of. */
export interface PriceBars {
  readonly range?: RangeBar;
  /** The largest first, small ones together at the end; none where the price is not their sum. */
  readonly shares: readonly PriceShare[];
}

interface RangeBar {
  readonly low: string;
  readonly high: string;
  /** The place of the price between the two, from 0 to 1. */
  readonly at: number;
}

/** A part of the price, of the same work in all rooms. */
interface PriceShare {
  readonly label: string;
  readonly amount: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Parts beyond this number, or smaller than this share, stand together: their pieces would be too small to number. */
const mostShares = 5;
const smallestShare = 0.06;

/** The bars of a price whose lines are named as in the receipt. */
export function priceBars(
  price: EstimatePrice,
  named: readonly { readonly label: string; readonly amount: number }[],
  language: Language,
  terms: BusinessTerms,
): PriceBars {
  const range = priceRange(price);
  const inTens = (amount: number) => wholeMoney(terms, amount, language);
  return {
    ...(range && {
      range: {
        low: inTens(range.from),
        high: inTens(range.to),
        at: Math.min(1, Math.max(0, (price.totalCost - range.from) / (range.to - range.from))),
      },
    }),
    // A raised price is not the sum of its parts.
    shares: price.minimumApplied ? [] : sharesOf(named, language, terms),
  };
}

/** The range in which a price may end after a visit, rounded to ten; undefined where none is known, or it lies below the minimum order. */
export function priceRange({ low, high, minimumOrder }: EstimatePrice) {
  // A visit can't lower the price below the minimum order.
  if (low === null || high === null || high <= Math.max(low, minimumOrder)) return undefined;
  return { from: Math.max(Math.floor(low / 10) * 10, minimumOrder), to: Math.ceil(high / 10) * 10 };
}

function sharesOf(
  named: readonly { readonly label: string; readonly amount: number }[],
  language: Language,
  terms: BusinessTerms,
): readonly PriceShare[] {
  const byLabel = new Map<string, number>();
  for (const { label, amount } of named) byLabel.set(label, (byLabel.get(label) ?? 0) + amount);
  const total = sum([...byLabel.values()]);
  const all = [...byLabel].filter(([, amount]) => amount > 0).sort(([, one], [, other]) => other - one);
  const isLarge = ([, amount]: readonly [string, number], index: number) =>
    index < mostShares - 1 && amount >= total * smallestShare;
  const large = all.filter(isLarge);
  const small = all.slice(large.length);
  const [only] = small.length === 1 ? small : [];
  const rest = only ?? [
    estimatorTexts(language, terms.areaUnit).otherWork,
    sum(small.map(([, amount]) => amount)),
  ];
  const shown = small.length > 0 ? [...large, rest] : large;
  if (shown.length < 2) return [];
  return shown.map(([label, amount]) => ({
    label,
    amount: money(terms, amount, language),
    share: amount / total,
  }));
}

/** `value` as bars, without parts that are none; undefined if it is none. Storage and history may hold anything. */
export function readPriceBars(value: unknown): PriceBars | undefined {
  if (!isRecord(value) || !Array.isArray(value.shares)) return undefined;
  const { range } = value;
  return {
    ...(isRange(range) && { range }),
    shares: value.shares.filter(isShare),
  };
}

function isRange(value: unknown): value is RangeBar {
  return (
    isRecord(value) && typeof value.low === 'string' && typeof value.high === 'string' && isPart(value.at)
  );
}

function isShare(value: unknown): value is PriceShare {
  return (
    isRecord(value) &&
    typeof value.label === 'string' &&
    typeof value.amount === 'string' &&
    isPart(value.share)
  );
}

function isPart(value: unknown): boolean {
  const part = readAmount(value);
  return part !== null && part <= 1;
}
