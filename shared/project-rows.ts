import { areaIn, lengthIn } from './area';
import { type FieldValue, fields, type Section, sections } from './fields';
import { entryOf } from './jobs/job-entry';
import { type FormFields, type FormTexts, formTextsIn } from './jobs/job-form';
import type { Language } from './language';
import type { BusinessTerms } from './money';
import type { Assumption } from './price';
import type { Project } from './project';
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
  { areaUnit, jobs = [] }: Pick<BusinessTerms, 'areaUnit' | 'jobs'>,
  assumed: readonly Assumption[] = [],
): readonly RowGroup[] {
  const texts = estimatorTexts(language, areaUnit);
  const area = (squareFeet: number) => `${areaIn(areaUnit, squareFeet)} ${texts.areaUnit}`;
  const length = (feet: number) => `${Math.round(lengthIn(areaUnit, feet) * 10) / 10} ${texts.lengthUnit}`;

  function group(
    asked: Readonly<Record<string, { readonly kind: string }>>,
    words: Words,
    title: string,
    sectionValues: object,
    room?: number,
  ): RowGroup {
    const values = sectionValues as Readonly<Record<string, FieldValue | undefined>>;
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

  const section = (name: Section) =>
    Object.fromEntries(sections[name].map((field) => [field, fields[field]]));

  if ('values' in project) {
    const { job: id, values, items } = entryOf(project);
    const form = jobs.find((job) => job.id === id);
    if (!form) return [];
    const words = formTextsIn(form, language);
    return formGroups(form, words, values, items);
  }
  if (project.estimationType === 'general') {
    return [group(section('wholeCondo'), texts, texts.options.general, project)];
  }
  return [
    ...project.rooms.map((room, index) =>
      group(section('room'), texts, texts.room(index + 1), room, room.id),
    ),
    group(section('general'), texts, texts.generalDetails, project.generalValues),
  ];

  function formGroups(
    form: { readonly fields: FormFields; readonly items?: FormFields },
    words: FormTexts,
    values: object,
    items: readonly { readonly id: number }[],
  ): RowGroup[] {
    const parts = form.items ?? {};
    return [
      ...items.map((item, index) =>
        group(parts, words, words.items?.title.replace('{number}', `${index + 1}`) ?? '', item, item.id),
      ),
      group(form.fields, words, words.items?.others ?? words.label, values),
    ];
  }
}
