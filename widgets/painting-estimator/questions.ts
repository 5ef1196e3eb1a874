import {
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
  isAsked,
  type JobForm,
  type JobValues,
} from '../../shared/jobs/job-form';

/** A field of a job, or of the part with this id. */
export interface FieldPlace {
  readonly name: string;
  readonly part?: number;
}

interface Asked extends FieldPlace {
  readonly field: FormField;
  readonly value: FieldValue;
}

/** Whether a wall figure looks like a floor (docs/behaviour.md#33-calculator-fields). */
export function isDoubtful({ doubtBelow = 0 }: FormField, value: FieldValue): value is number {
  return typeof value === 'number' && value > 0 && value < doubtBelow;
}

/**
 * The fields one of which has to be filled in, where nothing is to be painted; empty where something is. Without rates
 * only what is surely nothing is found: the estimate service knows the rest.
 */
export function missingWork(form: JobForm, entered: JobValues): readonly FieldPlace[] {
  const fields = workFields(form, entered);
  return fields.some(isWork) ? [] : fields;
}

/** The fields that can ask for work. */
export function workFields(form: JobForm, entered: JobValues): readonly Asked[] {
  return askedFields(form, entered).filter(({ field, name }) => canBeWork(form, field, name));
}

function askedFields({ fields, items }: JobForm, { values, items: parts = [] }: JobValues): readonly Asked[] {
  return [
    ...parts.flatMap((part) => askedOf(items ?? {}, part).map((asked) => ({ ...asked, part: part.id }))),
    ...askedOf(fields, values),
  ];
}

function askedOf(fields: FormFields, values: FieldValues): readonly Asked[] {
  return Object.entries(fields)
    .filter(([, field]) => isAsked(field, values))
    .map(([name, field]) => ({ name, field, value: values[name] }));
}

/** A choice is work by its answer if it has a `none`, or says so; any other only says how the work is done. */
function canBeWork({ texts }: JobForm, { kind, isWork }: FormField, name: string): boolean {
  return kind !== 'choice' || isWork === true || 'none' in (texts.en.choices?.[name] ?? {});
}

function isWork({ field, value }: Asked): boolean {
  if (typeof value === 'number') return value > 0;
  if (typeof value === 'string') return value !== 'none';
  return value === true || field.usual !== undefined;
}
