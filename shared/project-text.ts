import { areaText, lengthText } from './figures';
import {
  assumedName,
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
  formTextsIn,
  isAsked,
  numbered,
} from './jobs/job-form';
import { forBusiness } from './locales/en';
import { type BusinessTerms, money } from './money';
import type { Assumption, EstimatePrice } from './price';
import { entryOf, type Project } from './project';
import type { Language } from './texts';
import { areaIn, estimatorTexts, lengthIn } from './units';

/** One answer about a project in words. */
export interface ProjectRow {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** What a price line for the answer is called: 'Walls'. */
  readonly work: string;
  /** The answer to a choice as that line says it, where it has words of its own: 'colour change'. */
  readonly manner: string | undefined;
  readonly kind: FormField['kind'];
  /** The answer. */
  readonly value: FieldValue;
  /** Whether the answer asks for work or states a size, unlike a count of 0, a no or the paint of no wall. */
  readonly isSet: boolean;
  /** Whether it is an answer to a choice of which `none` is another. */
  readonly isWork: boolean;
  /** The area assumed for what is painted without its walls, such as a ceiling. */
  readonly assumedArea?: string;
}

/** How figures are written: for people, or as the summary has had them from the start, without separators. */
type FigureStyle = 'written' | 'plain';

/** The answers about the whole job, about one room or part, or about the general details of the rooms. */
export interface RowGroup {
  /** The id of the room or part, where it is one. */
  readonly room: number | undefined;
  readonly title: string;
  readonly rows: readonly ProjectRow[];
}

/**
 * A project in words, in the order of its job's file: the one source of the business's summary, the
 * receipt and the comparison of two prices. `assumed` are the areas that the service took. A job without a file has none.
 */
export function projectRows(
  project: Project,
  language: Language,
  { areaUnit, jobs }: Pick<BusinessTerms, 'areaUnit' | 'jobs'>,
  assumed: readonly Assumption[] = [],
  style: FigureStyle = 'written',
): readonly RowGroup[] {
  const { job, values, items } = entryOf(project);
  const form = jobs.find(({ id }) => id === job);
  if (!form) return [];
  const texts = estimatorTexts(language, areaUnit);
  const words = formTextsIn(form, language);
  const isPlain = style === 'plain';
  const area = (squareFeet: number) =>
    isPlain ? `${areaIn(areaUnit, squareFeet)} ${texts.areaUnit}` : areaText(squareFeet, areaUnit, language);
  const length = (feet: number) =>
    isPlain
      ? `${Math.round(lengthIn(areaUnit, feet) * 10) / 10} ${texts.lengthUnit}`
      : lengthText(feet, areaUnit, language);

  function group(asked: FormFields, title: string, given: FieldValues, room?: number): RowGroup {
    const fields = Object.entries(asked).filter(([, field]) => isAsked(field, given));
    const rows = fields.map(([name, { kind }]) => {
      const value = given[name];
      const noArea = assumed.find((one) => one.room === room && (one.field ?? 'wallSqft') === name);
      const label = words.fields[name] ?? '';
      return {
        name,
        label,
        work: words.lines?.[name] ?? label,
        manner: words.work?.[name]?.[`${value}`],
        kind,
        value,
        text: given[assumedName(name)]
          ? texts.usualArea(area(Number(value)))
          : valueText(name, kind, value, noArea),
        isSet:
          name === 'wallSqft' ||
          Boolean(noArea) ||
          (Boolean(value) && !(name === 'wallPaintType' && given.wallSqft === 0)),
        isWork: value !== 'none' && 'none' in (words.choices?.[name] ?? {}),
        ...(noArea && kind !== 'area' && { assumedArea: area(noArea.wallSqft) }),
      };
    });
    return { room, title, rows };
  }

  function valueText(name: string, kind: string, value: FieldValue, noArea: Assumption | undefined): string {
    if (kind === 'flag') return value ? texts.yes : texts.no;
    if (kind === 'choice') return words.choices?.[name]?.[`${value}`] ?? '';
    // A text that is no figure, before it is corrected.
    if (typeof value === 'string') return value;
    if (kind === 'count') return `${value || 0}`;
    if (typeof value === 'number') return kind === 'length' ? length(value) : area(value);
    return noArea ? texts.areaAssumed(area(noArea.wallSqft)) : texts.areaNotGiven;
  }

  return [
    ...items.map((item, index) =>
      group(form.items ?? {}, numbered(words.items?.title, index + 1), item, item.id),
    ),
    group(form.fields, words.items?.others ?? words.label, values),
  ];
}

/** A project as text in blocks, one field a line, the total last (docs/behaviour.md#37-the-summary); in English, as the business reads it. */
export function summarize(project: Project, price: EstimatePrice, terms: BusinessTerms): string {
  const groups = projectRows(project, 'en', terms, price.assumed, 'plain');
  const blocks =
    project.estimationType === 'general'
      ? groups.map((group) => [words.wholeCondo, ...lines(group)])
      : [[heading(project, terms)], ...groups.map((group) => [group.title, ...lines(group)])];
  return [...blocks, totalLines(price, terms)].map((block) => block.join('\n')).join('\n\n');
}

const words = forBusiness.summary;

function heading({ estimationType }: Project, { jobs }: BusinessTerms): string {
  return estimationType === 'specific_rooms'
    ? words.specificRooms
    : words.otherJob(jobs.find(({ id }) => id === estimationType)?.texts.en.label ?? estimationType);
}

function lines({ rows }: RowGroup): string[] {
  const area = rows.find(({ name }) => name === 'wallSqft')?.text;
  return rows.flatMap(({ name, label, text }) => {
    const line = `${label}: ${text}`;
    // A ceiling is not measured: it is taken to be as large as the wall figure.
    return name === 'ceilingType' ? [line, `${words.ceilingArea}: ${area}`] : [line];
  });
}

function totalLines(price: EstimatePrice, terms: BusinessTerms): string[] {
  const { totalCost, originalCost, minimumOrder, minimumApplied } = price;
  if (!minimumApplied) return [words.total, money(terms, totalCost)];
  return [
    words.originalCost(money(terms, originalCost)),
    words.minimumOrder(money(terms, minimumOrder)),
    words.finalCost(money(terms, totalCost)),
  ];
}
