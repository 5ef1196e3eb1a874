import { areaIn, lengthIn } from './area';
import { type FieldValue, fields, type Section, sections } from './fields';
import type { Language } from './language';
import type { BusinessTerms } from './money';
import type { Assumption } from './price';
import type { CalculatorProject, FileProject, Project } from './project';
import { estimatorTexts } from './texts';

/** One answer about a project in words. */
export interface ProjectRow {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Whether it asks for work or names a size: a count of 0 and a no do not. */
  readonly isSet: boolean;
}

/** The answers about the whole job, about one room or part, or those that go with the rooms. */
export interface RowGroup {
  /** The id of the room or part, where it is one. */
  readonly room: number | undefined;
  readonly title: string;
  readonly rows: readonly ProjectRow[];
}

/** What is asked about a whole job or one of its parts, with the answers. */
export interface AskedPart {
  readonly asked: Readonly<Record<string, { readonly kind: string }>>;
  readonly words: Words;
  readonly title: string;
  /** Answers by field name. */
  readonly values: object;
  /** The id of the room or part, where it is one. */
  readonly room?: number | undefined;
}

/** The jobs that are described by files. The tags' script offers none of them and does without. */
export interface OtherJobs {
  /** No parts for a job without a file. */
  parts(project: FileProject, language: Language): readonly AskedPart[];
  /** The job's name in English; undefined without a file. */
  label(id: string): string | undefined;
}

interface Words {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * A project in words, in the order of the field table or of the job's file: the one source of the business's summary, the
 * receipt and the comparison of two prices. `assumed` are the areas that the service took. A job without a file has none.
 */
export function projectRows(
  project: Project,
  language: Language,
  { areaUnit, otherJobs }: Pick<BusinessTerms, 'areaUnit' | 'otherJobs'>,
  assumed: readonly Assumption[] = [],
): readonly RowGroup[] {
  const texts = estimatorTexts(language, areaUnit);
  const area = (squareFeet: number) => `${areaIn(areaUnit, squareFeet)} ${texts.areaUnit}`;
  const length = (feet: number) => `${Math.round(lengthIn(areaUnit, feet) * 10) / 10} ${texts.lengthUnit}`;

  function group({ asked, words, title, values: given, room }: AskedPart): RowGroup {
    const values = given as Readonly<Record<string, FieldValue | undefined>>;
    const rows = Object.entries(asked).map(([name, { kind }]) => {
      const value = values[name];
      const noArea = assumed.find((one) => one.room === room && (one.field ?? 'wallSqft') === name);
      return {
        name,
        label: words.fields[name] ?? '',
        text: valueText(name, kind, value, noArea, words),
        isSet: Boolean(value) || name === 'wallSqft' || Boolean(noArea),
      };
    });
    return { room, title, rows };
  }

  function valueText(
    name: string,
    kind: string,
    value: FieldValue | undefined,
    noArea: Assumption | undefined,
    { choices }: Words,
  ): string {
    if (kind === 'flag') return value ? texts.yes : texts.no;
    if (kind === 'choice') return choices[name]?.[`${value}`] ?? '';
    if (kind === 'count') return String(Number(value) || 0);
    if (typeof value === 'number') return kind === 'length' ? length(value) : area(value);
    return noArea ? texts.areaAssumed(area(noArea.wallSqft)) : texts.areaNotGiven;
  }

  const part = (name: Section, title: string, values: object, room?: number): AskedPart => ({
    asked: Object.fromEntries(sections[name].map((field) => [field, fields[field]])),
    words: texts,
    title,
    values,
    room,
  });

  function calculatorParts(asked: CalculatorProject): readonly AskedPart[] {
    if (asked.estimationType === 'general') return [part('wholeCondo', texts.options.general, asked)];
    return [
      ...asked.rooms.map((room, index) => part('room', texts.room(index + 1), room, room.id)),
      part('general', texts.generalDetails, asked.generalValues),
    ];
  }

  const parts = 'values' in project ? (otherJobs?.parts(project, language) ?? []) : calculatorParts(project);
  return parts.map(group);
}
