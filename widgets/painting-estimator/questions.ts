import {
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
  isAsked,
  type JobForm,
  type JobValues,
} from '../../shared/jobs/job-form';

/** A field that can ask for work: of the job, or of the part with this id. */
export interface WorkField {
  readonly name: string;
  readonly part?: number | undefined;
  /** Whether its answer asks for work. */
  readonly isWork: boolean;
}

/** Whether a wall figure looks like a floor (docs/behaviour.md#33-calculator-fields). */
export function isDoubtful({ doubtBelow = 0 }: FormField, value: FieldValue): value is number {
  return typeof value === 'number' && value > 0 && value < doubtBelow;
}

/**
 * The fields that can ask for work, in their order. Without rates only what is surely no work is known as such: the
 * estimate service knows the rest (docs/behaviour.md#35-calculation).
 */
export function workFields(
  { fields, items = {}, texts }: JobForm,
  { values, items: parts = [] }: JobValues,
): readonly WorkField[] {
  const choices = texts.en.choices ?? {};
  const of = (asked: FormFields, given: FieldValues, part?: number) =>
    Object.entries(asked)
      // A choice is work by its answer if it has a `none`, or says so; any other only says how the work is done.
      .filter(
        ([name, field]) =>
          isAsked(field, given) &&
          (field.kind !== 'choice' || field.isWork || 'none' in (choices[name] ?? {})),
      )
      .map(([name, { doubtBelow }]) => {
        // The empty walls of a condo or a room are assumed by whatever service prices them.
        const value = given[name] ?? doubtBelow;
        return { name, part, isWork: Boolean(value) && value !== 'none' };
      });
  return [...parts.flatMap((part) => of(items, part, part.id)), ...of(fields, values)];
}
