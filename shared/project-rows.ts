import { areaIn } from './area';
import { type FieldName, type FieldValue, fields, type Section, sections } from './fields';
import type { Assumption } from './price';
import type { Project } from './project';
import type { EstimatorTexts } from './texts';

/** One answer about a project in words. */
export interface ProjectRow {
  readonly name: FieldName;
  readonly label: string;
  readonly text: string;
  /** Whether it asks for work or names a size: a count of 0 and a no do not. */
  readonly isSet: boolean;
}

/** The answers about the whole condo, about one room, or those that go with the rooms. */
export interface RowGroup {
  /** The room's id, where it is one. */
  readonly room: number | undefined;
  readonly title: string;
  readonly rows: readonly ProjectRow[];
}

/**
 * A project in words, in the order of the field table: the one source of the business's summary, the
 * receipt and the comparison of two prices. `assumed` are the wall figures that the service took.
 */
export function projectRows(
  project: Project,
  texts: EstimatorTexts,
  assumed: readonly Assumption[] = [],
): readonly RowGroup[] {
  const choices: Partial<Record<FieldName, Readonly<Record<string, string>>>> = texts.choices;
  const area = (squareFeet: number) =>
    `${areaIn(texts.areaUnit === 'm²' ? 'm²' : 'sq ft', squareFeet)} ${texts.areaUnit}`;

  function valueText(name: FieldName, value: FieldValue | undefined, noArea: Assumption | undefined): string {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'string') return choices[name]?.[value] ?? '';
    if (fields[name].kind === 'count') return String(value);
    if (typeof value === 'number') return area(value);
    return noArea ? texts.areaAssumed(area(noArea.wallSqft)) : texts.areaNotGiven;
  }

  function group(section: Section, title: string, sectionValues: object, room?: number): RowGroup {
    const values = sectionValues as Readonly<Record<string, FieldValue>>;
    const noArea = assumed.find((assumption) => assumption.room === room);
    const rows = sections[section].map((name) => ({
      name,
      label: texts.fields[name],
      text: valueText(name, values[name], noArea),
      isSet: Boolean(values[name]) || name === 'wallSqft',
    }));
    return { room, title, rows };
  }

  if ('values' in project) return [];
  if (project.estimationType === 'general') {
    return [group('wholeCondo', texts.options.general, project)];
  }
  return [
    ...project.rooms.map((room, index) => group('room', texts.room(index + 1), room, room.id)),
    group('general', texts.generalDetails, project.generalValues),
  ];
}
