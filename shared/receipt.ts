import { dayWords } from './day-words';
import { areaText, lengthText } from './figures';
import { type BusinessTerms, money, wholeMoney } from './money';
import type { EstimateLine, EstimatePrice } from './price';
import { type PriceBars, priceBars, priceRange, readPriceBars } from './price-bars';
import type { Project } from './project';
import { type ProjectRow, projectRows, type RowGroup } from './project-text';
import { sum } from './sum';
import { type Language, texts } from './texts';
import { type EstimatorTexts, estimatorTexts } from './units';
import { isRecord } from './untrusted';

/** A project and its price in the visitor's language: the card of the thank-you and of the mail. */
export interface Receipt {
  readonly groups: readonly ReceiptGroup[];
  /** Assumptions behind the price, a sentence or two each. */
  readonly notes: readonly string[];
  /** Absent on a receipt from an older script. */
  readonly bars?: PriceBars;
}

/** Rows under a title. */
export interface ReceiptGroup {
  readonly title: string;
  /** The work, its size and manner, and the amount: 'Walls', '640 sq ft, colour change', '$768.00'; or a question and its answer. */
  readonly rows: readonly (readonly string[])[];
}

/** `value` as a receipt, without foreign fields; undefined if it is not one. Storage and history may hold anything. */
export function readReceipt(value: unknown): Receipt | undefined {
  if (!isRecord(value) || !Array.isArray(value.groups) || !isTexts(value.notes)) return undefined;
  const groups = value.groups.filter(isGroup).map(({ title, rows }) => ({ title, rows }));
  const bars = readPriceBars(value.bars);
  return { groups, notes: value.notes, ...(bars && { bars }) };
}

function isGroup(value: unknown): value is ReceiptGroup {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    Array.isArray(value.rows) &&
    value.rows.every(isTexts)
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** A price given for a project. */
export interface Offer {
  readonly project: Project;
  readonly price: EstimatePrice;
  /** The offer that it replaces. */
  readonly previous: PreviousOffer | undefined;
}

/** Square feet, feet or pieces. */
type Sizes = readonly number[];

/** An earlier offer, as far as it is remembered. */
export interface PreviousOffer {
  readonly project: Project;
  readonly totalCost: number;
}

/**
 * The receipt (docs/behaviour.md#39-the-receipt): a line for each thing painted, with its size and its part of the price;
 * the answers for which the estimate service named none; the assumptions; and the changes since the previous offer.
 */
export function makeReceipt(
  { project, price, previous }: Offer,
  language: Language,
  terms: BusinessTerms,
): Receipt {
  const words = estimatorTexts(language, terms.areaUnit);
  const inMoney = (amount: number) => money(terms, amount, language);
  const others = new Set(price.lines);
  /** A price whose every part names its field has nothing for an answer without a part. */
  const isItemized = price.lines.every(({ field }) => field);
  const named: Pick<EstimateLine, 'label' | 'amount'>[] = [];

  const groups = projectRows(project, language, terms, price.assumed).map(({ title, room, rows }) => {
    const ofGroup = price.lines.filter((line) => line.room === room);
    const sizes = ofGroup.flatMap(({ size }) => size ?? []);
    const assumedSizes = price.assumed.flatMap((area) => (area.room === room ? area.wallSqft : []));
    const set = rows.filter(({ isSet }) => isSet);
    return {
      title,
      rows: set.flatMap((row) => {
        const lines = ofGroup.filter(({ field }) => field === row.name);
        for (const line of lines) others.delete(line);
        const amount = inMoney(sum(lines.map(({ amount }) => amount)));
        const [size] = lines.flatMap((line) => line.size ?? []);
        for (const line of lines) named.push({ label: row.work, amount: line.amount });
        if (lines.length > 0) return [[row.work, workText(row, size, assumedSizes), amount]];
        if (row.isWork && isItemized && price.lines.length > 0)
          return [[row.label, words.notPriced(row.text)]];
        if (isLeftOut(row, sizes, assumedSizes)) return [];
        return [[row.label, row.assumedArea ? words.assumedFor(row.text, row.assumedArea) : row.text]];
      }),
    };
  });

  /**
   * Whether an answer without a price of its own is no line: a size that stands with its work, an answer that asks for
   * no work, and one whose work costs nothing, such as the paint of walls that are not painted.
   */
  function isLeftOut({ kind, value, manner }: ProjectRow, sizes: Sizes, assumed: Sizes): boolean {
    if (kind === 'area') return value === 0 || sizes.some((size) => size === (value ?? assumed[0]));
    return value === 'none' || (manner !== undefined && price.lines.length > 0);
  }

  /** What is painted for a line, in words: '640 sq ft, colour change'. */
  function workText(row: ProjectRow, size: number | undefined, assumed: Sizes): string {
    const { kind, text, assumedArea, manner = kind === 'choice' ? text : '' } = row;
    const isSize = kind !== 'choice' && kind !== 'flag';
    const said = [size === undefined ? isSize && text : sizeText(kind, size, assumed), manner];
    const work = said.filter(Boolean).join(', ');
    return assumedArea ? words.assumedFor(work, assumedArea) : work;
  }

  function sizeText(kind: ProjectRow['kind'], size: number, assumed: Sizes): string {
    if (kind === 'count') return `${size}`;
    if (kind === 'length') return lengthText(size, terms.areaUnit, language);
    const area = areaText(size, terms.areaUnit, language);
    return assumed.includes(size) ? words.usualArea(area) : area;
  }
  named.push(...others);
  const otherRows = [...others].map(({ label, amount }) => [label, '', inMoney(amount)]);
  groups.push({ title: words.otherLines, rows: otherRows });
  const changes = previous ? projectChanges(previous.project, project, language, terms) : [];
  if (previous && changes.length > 0) {
    const difference = price.totalCost - previous.totalCost;
    const sign = difference < 0 ? '−' : '+';
    groups.push({
      title: words.changes,
      rows: [
        ...changes,
        [words.lastPrice, '', inMoney(previous.totalCost)],
        [words.difference, '', `${sign} ${inMoney(Math.abs(difference))}`],
      ],
    });
  }
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    notes: priceNotes(price, language, terms),
    bars: priceBars(price, named, language, terms),
  };
}

/** The differences between two projects, as rows: 'Ceiling Type', 'Painted Stipple (was None)'. Rooms are recognised by their ids. */
function projectChanges(
  before: Project,
  after: Project,
  language: Language,
  terms: BusinessTerms,
): string[][] {
  const texts = estimatorTexts(language, terms.areaUnit);
  const [old, current] = [projectRows(before, language, terms), projectRows(after, language, terms)];
  const removed = old.filter((group) => !find(current, group)).map(({ title }) => [title, texts.removed]);
  const changed = current.flatMap((group) => {
    const known = find(old, group);
    return known ? changedRows(known, group, texts) : [[group.title, texts.added]];
  });
  return [...changed, ...removed];
}

function find(groups: readonly RowGroup[], { room, title }: RowGroup): RowGroup | undefined {
  return groups.find((group) => (room === undefined ? group.title === title : group.room === room));
}

function changedRows({ rows }: RowGroup, group: RowGroup, texts: EstimatorTexts): string[][] {
  const place = group.room === undefined ? '' : `${group.title}, `;
  return group.rows.flatMap(({ label, text }, index) => {
    const before = rows[index]?.text;
    return before === undefined || before === text ? [] : [[place + label, texts.before(text, before)]];
  });
}

/**
 * Notes below a price, one a line (docs/behaviour.md#35-calculation): the range after a visit, the minimum order, and
 * the terms with the last day of the price.
 */
export function priceNotes(
  price: EstimatePrice,
  language: Language,
  terms: BusinessTerms,
): readonly string[] {
  const { estimator } = texts[language];
  const inMoney = (amount: number) => money(terms, amount, language);
  const inTens = (amount: number) => wholeMoney(terms, amount, language);
  const { minimumOrder, originalCost, minimumApplied, validUntil } = price;
  const notes: string[] = [];
  const range = priceRange(price);
  if (range) notes.push(estimator.range(inTens(range.from), inTens(range.to), terms.comesToLook));
  if (minimumApplied) {
    notes.push(
      `${estimator.minimumApplied(inMoney(minimumOrder))} ${estimator.originalCost(inMoney(originalCost))}`,
    );
  }
  const lastDay = validUntil === null ? '' : ` ${estimator.validUntil(longDay(validUntil, language))}`;
  return [...notes, estimator.terms(terms.comesToLook) + lastDay];
}

/** '2026-12-22' as 'December 22, 2026'; a time as its day in the time zone. */
export function longDay(time: string, language: Language, timeZone = 'UTC'): string {
  return dayWords(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }), new Date(time));
}

/** A receipt as text: a block for each group, one row a line: 'Doors: 2 – $90.00'; then the notes, one a line. */
export function receiptText({ groups, notes }: Receipt, language: Language): string {
  const { colon } = texts[language];
  const rowText = ([label = '', ...parts]: readonly string[]) =>
    label + colon + parts.filter(Boolean).join(' – ');
  const blocks = groups.map(({ title, rows }) => [title, ...rows.map(rowText)].join('\n'));
  return [...blocks, notes.join('\n')].join('\n\n');
}
