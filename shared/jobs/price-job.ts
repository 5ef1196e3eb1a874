import type { JobEntry } from '../project';
import { type Job, type JobFields, type JobTexts, type Rate, usualSqft } from './job';
import type { FieldValues } from './job-form';

/** One line of a price: the work and its cost. */
export interface PriceLine {
  readonly label: string;
  readonly field: string;
  /** The `id` of the repeated part; absent for fields asked once. */
  readonly room?: number;
  readonly cents: number;
  /** Their sum is the price of the line. */
  readonly parts: readonly PricePart[];
}

/** One rate, applied. */
export interface PricePart {
  readonly cents: number;
  /** The number of units; of a percentage, the dollars it is of. */
  readonly quantity: number;
  readonly rate: Rate;
}

/** An area that the visitor did not give. */
export interface AssumedArea {
  readonly field: string;
  /** The `id` of the repeated part; absent for fields asked once. */
  readonly room?: number;
  readonly squareFeet: number;
}

/** The price of a job, in cents before tax and before any minimum order. */
export interface JobPrice {
  /** Without those that cost nothing. */
  readonly lines: readonly PriceLine[];
  readonly cents: number;
  /** The likely lowest and highest price after a visit, in whole dollars. */
  readonly low: number;
  readonly high: number;
  readonly assumed: readonly AssumedArea[];
}

interface Place {
  readonly prefix: string;
  readonly room?: number;
}

/**
 * Prices the values entered, line by line. Every line is a sum of rates of zero or more, so more of anything never
 * costs less.
 */
export function priceJob(job: Job, { values, items }: JobEntry): JobPrice {
  const words = job.texts.en;
  const { items: repeated } = job;
  const ofItems = repeated
    ? items.map((item, index) => {
        const title = words.items?.title.replace('{number}', `${index + 1}`);
        return priceLines(repeated, item, words, { prefix: `${title}, `, room: item.id });
      })
    : [];
  const own = priceLines(
    job,
    values,
    words,
    { prefix: '' },
    ofItems.flatMap(({ lines }) => lines),
  );
  const all = [...ofItems, own];
  const lines = all.flatMap((priced) => priced.lines).filter((line) => line.cents > 0);
  const assumed = all.flatMap((priced) => priced.assumed);
  const cents = sum(lines);
  const percent = assumed.length > 0 ? job.range.assumed : job.range.measured;
  return {
    lines,
    cents,
    low: Math.floor((cents * (100 - percent)) / 10_000),
    high: Math.ceil((cents * (100 + percent)) / 10_000),
    assumed,
  };
}

interface PricedFields {
  readonly fields: JobFields;
  readonly rates: readonly Rate[];
}

/** The lines of a whole job, or of one of its parts; `others` are the lines of the parts, which a percentage may refer to. */
function priceLines(
  { fields, rates }: PricedFields,
  values: FieldValues,
  words: JobTexts,
  { prefix, ...place }: Place,
  others: readonly PriceLine[] = [],
): { lines: PriceLine[]; assumed: AssumedArea[] } {
  const assumed = new Map<string, AssumedArea>();

  function line(field: string): PriceLine {
    const own = rates.filter((rate) => rate.line === field && applies(rate, values[field]));
    const parts = own.filter((rate) => !('smallest' in rate)).map(part);
    const smallest = own.find((rate) => 'smallest' in rate);
    const missing = smallest && sum(parts) > 0 ? smallest.smallest - sum(parts) : 0;
    if (smallest && missing > 0) parts.push({ cents: missing, quantity: 1, rate: smallest });
    return {
      label: prefix + lineLabel(field, values[field], words),
      field,
      ...place,
      cents: sum(parts),
      parts,
    };
  }

  function part(rate: Rate): PricePart {
    if ('fixed' in rate) return { cents: rate.fixed, quantity: 1, rate };
    if ('each' in rate) return times(Number(values[rate.line] ?? 0), rate.each, rate);
    if ('perSquareFoot' in rate) return times(area(rate.area ?? rate.line), rate.perSquareFoot, rate);
    if ('percent' in rate) {
      const named = rate.of.flatMap((name) =>
        name in fields ? [line(name)] : others.filter(({ field }) => field === name),
      );
      return { cents: Math.round((sum(named) * rate.percent) / 100), quantity: sum(named) / 100, rate };
    }
    return { cents: 0, quantity: 1, rate };
  }

  function area(name: string): number {
    const given = values[name];
    if (typeof given === 'number') return given;
    const squareFeet = usualSqft(fields[name]);
    if (squareFeet !== undefined) assumed.set(name, { field: name, ...place, squareFeet });
    return squareFeet ?? 0;
  }

  const lines = [...new Set(rates.map((rate) => rate.line))].map(line);
  return { lines, assumed: [...assumed.values()] };
}

/** Whether a rate is charged for the value of its line. */
function applies(rate: Rate, value: FieldValues[string]): boolean {
  if (typeof value === 'string') return rate.when === value;
  return typeof value === 'boolean' ? value : !('fixed' in rate) || Boolean(value);
}

function lineLabel(field: string, value: FieldValues[string], words: JobTexts): string {
  const label = words.lines[field] ?? words.fields[field];
  const name = typeof label === 'object' ? label['sq ft'] : `${label}`;
  return typeof value === 'string' ? `${name}: ${words.choices[field]?.[value] ?? value}` : name;
}

function times(quantity: number, centsEach: number, rate: Rate): PricePart {
  return { cents: Math.round(quantity * centsEach), quantity, rate };
}

function sum(priced: readonly { readonly cents: number }[]): number {
  return priced.reduce((total, { cents }) => total + cents, 0);
}
