import { sum } from '../sum';
import type { JobField, JobFields, JobTexts, Rate } from './job';
import { usualSqft } from './job';
import { assumedName, type FieldValue, type FieldValues, isAsked } from './job-form';

/** One line of a price: the work, its size and its cost. */
export interface PriceLine {
  readonly label: string;
  readonly field: string;
  /** The `id` of the repeated part; absent for fields asked once. */
  readonly room?: number;
  readonly cents: number;
  /** Pieces of a count, feet of a length, else square feet; absent where the line has no size of its own. */
  readonly size?: number;
  /** Their sum is the price of the line. */
  readonly parts: readonly PricePart[];
}

/** One rate, applied. */
export interface PricePart {
  readonly cents: number;
  /** Those of `cents` that rest on an assumed size. */
  readonly assumedCents: number;
  /** The number of units; of a percentage, the dollars it is of. */
  readonly quantity: number;
  readonly rate: PartRate;
}

/** A rate, or dollars charged once besides the rates. */
type PartRate = Rate | OnceRate;

interface OnceRate {
  readonly once: number;
  readonly reason: string;
}

/** An area that the visitor did not give. */
export interface AssumedArea {
  /** The area; or what is painted alone and has no size, such as a ceiling without its walls. */
  readonly field: string;
  /** The `id` of the repeated part; absent for fields asked once. */
  readonly room?: number;
  readonly squareFeet: number;
}

interface Place {
  readonly prefix: string;
  readonly room?: number;
}

interface PricedFields {
  readonly fields: JobFields;
  readonly rates: readonly Rate[];
  readonly settingUp?: { readonly amount: number; readonly reason: string } | undefined;
  readonly words: JobTexts;
  /** Whether an empty area is taken to have its usual size; otherwise it is not painted. */
  readonly assumesEmpty: boolean;
}

/** The lines of a whole job, or of one of its parts; `others` are the lines of the parts, which a rate may hang on. */
export function priceLines(
  part: PricedFields,
  given: FieldValues,
  place: Place,
  others: readonly PriceLine[] = [],
): { lines: PriceLine[]; assumed: readonly AssumedArea[] } {
  const { fields, rates, settingUp } = part;
  const entries = Object.keys(fields).map((name) => [
    name,
    isAsked(fields[name], given) ? given[name] : null,
  ]);
  const values: FieldValues = { ...given, ...Object.fromEntries(entries) };
  const names = [...new Set(rates.map((rate) => rate.line))];
  const isHanging = (name: string) => rates.some((rate) => rate.line === name && 'of' in rate && rate.of);
  const ownLines = (from: FieldValues) =>
    names.filter((name) => !isHanging(name)).map((name) => priceLine(part, name, from, place, []));

  const own = ownLines(values);
  const alone = rates.filter(
    (rate) =>
      'alone' in rate && rate.alone && own.some(({ parts }) => parts.some((one) => one.rate === rate)),
  );
  // With few walls, the ceiling is still the usual one: more never costs less.
  const noWalls = alone.map((rate) => [areaOf(rate), 0]);
  const missing = centsOf(ownLines({ ...values, ...Object.fromEntries(noWalls) })) - centsOf(own);
  const [first] = alone;
  const priced = own.map((line) =>
    missing > 0 && line.field === first?.line
      ? withPart(line, wholePart(missing, noLess(missing), missing))
      : line,
  );
  const lines = names.map(
    (name) =>
      priced.find(({ field }) => field === name) ??
      priceLine(part, name, values, place, [...priced, ...others]),
  );
  const begun = lines.find(({ cents }) => cents > 0);
  return {
    lines: lines.map((line) =>
      settingUp && line === begun
        ? withPart(
            line,
            wholePart(inCents(settingUp.amount), { once: settingUp.amount, reason: settingUp.reason }),
          )
        : line,
    ),
    assumed: assumedAreas(part, lines, values, place),
  };
}

/** What is painted alone costs no less with a few walls beside it. */
function noLess(missing: number): OnceRate {
  return {
    once: missing / 100,
    reason: 'With so few walls, the ceiling and the trim are those of a usual size.',
  };
}

/** The line of a field; `known` are the lines that its rates may hang on. */
function priceLine(
  part: PricedFields,
  field: string,
  values: FieldValues,
  { prefix, ...place }: Place,
  known: readonly PriceLine[],
): PriceLine {
  const own = part.rates.filter(
    (rate) => rate.line === field && applies(rate, values[field], part.fields[field]),
  );
  const parts = own.flatMap((rate) => partOf(rate, part, values, known));
  const smallest = own.find((rate) => 'smallest' in rate);
  const missing = smallest && centsOf(parts) > 0 ? inCents(smallest.smallest) - centsOf(parts) : 0;
  if (smallest && missing > 0) parts.push(wholePart(missing, smallest));
  const size = sizeOf(parts);
  return {
    label: prefix + lineLabel(field, values[field], part.words),
    field,
    ...place,
    cents: centsOf(parts),
    ...(size !== undefined && { size }),
    parts,
  };
}

/** A rate as it is charged; nothing for the smallest price of a line, and for what hangs on lines that cost nothing. */
function partOf(
  rate: Rate,
  part: PricedFields,
  values: FieldValues,
  known: readonly PriceLine[],
): PricePart[] {
  if ('smallest' in rate) return [];
  if ('each' in rate) return [times(Number(values[rate.line] ?? 0), rate.each, rate)];
  if ('perSquareFoot' in rate) {
    const { squareFeet, isAssumed } = areaFor(rate, part, values);
    return [times(squareFeet, rate.perSquareFoot, rate, isAssumed)];
  }
  const named = known.filter(({ field }) => rate.of?.includes(field));
  if ('fixed' in rate) return rate.of && centsOf(named) === 0 ? [] : [wholePart(inCents(rate.fixed), rate)];
  const share = rate.percent / 100;
  const assumedCents = Math.round(sum(named.map(assumedIn)) * share);
  return [{ cents: Math.round(centsOf(named) * share), assumedCents, quantity: centsOf(named) / 100, rate }];
}

type AreaRate = Extract<Rate, { readonly perSquareFoot: number }>;

function areaOf(rate: Rate): string {
  return 'area' in rate && rate.area ? rate.area : rate.line;
}

/** The area that a rate is charged for: the one given, or the usual one where the job cannot be priced without it. */
function areaFor(
  rate: AreaRate,
  { fields, assumesEmpty }: PricedFields,
  values: FieldValues,
): { readonly squareFeet: number; readonly isAssumed: boolean } {
  const name = areaOf(rate);
  const given = values[name];
  if (typeof given === 'number' && (given > 0 || !rate.alone)) {
    return { squareFeet: given, isAssumed: values[assumedName(name)] === true };
  }
  const isTaken = typeof given === 'number' || assumesEmpty;
  return { squareFeet: (isTaken && usualSqft(fields[name])) || 0, isAssumed: true };
}

/** The areas that the lines rest on and the visitor did not give: of each field, or of what is painted without its walls. */
function assumedAreas(
  part: PricedFields,
  lines: readonly PriceLine[],
  values: FieldValues,
  { room }: Place,
): readonly AssumedArea[] {
  const found = lines.flatMap(({ parts }) =>
    parts.flatMap(({ rate }): AssumedArea[] => {
      if (!('perSquareFoot' in rate)) return [];
      const { squareFeet, isAssumed } = areaFor(rate, part, values);
      const field = values[areaOf(rate)] === 0 ? rate.line : areaOf(rate);
      return isAssumed && squareFeet > 0 ? [{ field, ...(room !== undefined && { room }), squareFeet }] : [];
    }),
  );
  return [...new Map(found.map((area) => [area.field, area])).values()];
}

/** Whether a rate is charged for the value of its line. */
function applies(rate: Rate, value: FieldValue, field: JobField | undefined): boolean {
  if (rate.when !== undefined) return value === rate.when;
  return field?.kind === 'flag' || 'fixed' in rate ? Boolean(value) : true;
}

function lineLabel(field: string, value: FieldValue, words: JobTexts): string {
  const label = words.lines[field] ?? words.fields[field];
  const name = typeof label === 'object' ? label['sq ft'] : `${label}`;
  return typeof value === 'string' ? `${name}: ${words.choices[field]?.[value] ?? value}` : name;
}

/** The size that a line is for; a ceiling, which is priced by its walls, has none of its own. */
function sizeOf(parts: readonly PricePart[]): number | undefined {
  return parts.find(({ rate }) => 'each' in rate || ('perSquareFoot' in rate && !rate.alone))?.quantity;
}

function times(quantity: number, dollarsEach: number, rate: PartRate, isAssumed = false): PricePart {
  const cents = Math.round(quantity * inCents(dollarsEach));
  return { cents, assumedCents: isAssumed ? cents : 0, quantity, rate };
}

function wholePart(cents: number, rate: PartRate, assumedCents = 0): PricePart {
  return { cents, assumedCents, quantity: 1, rate };
}

function withPart(line: PriceLine, part: PricePart): PriceLine {
  return { ...line, cents: line.cents + part.cents, parts: [...line.parts, part] };
}

/** The cents of a line that rest on an assumed size. */
export function assumedIn({ parts }: PriceLine): number {
  return sum(parts.map(({ assumedCents }) => assumedCents));
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents, added up. */
export function centsOf(priced: readonly { readonly cents: number }[]): number {
  return sum(priced.map(({ cents }) => cents));
}
