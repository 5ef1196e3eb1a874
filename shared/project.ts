import type { EstimateBody } from './estimate-body';
import type { JobField, JobFields } from './jobs/job';
import type { FieldValue, FieldValues, JobItem, JobValues } from './jobs/job-form';

/** A project as sent to the estimate service (docs/behaviour.md#45-the-estimate-call). */
export type Project = EstimateBody;

/** Values entered for every job, and the chosen job. */
export interface ProjectValues {
  /** Null until it is chosen in step 2. */
  readonly estimationType: string | null;
  /** By the ids of the jobs. */
  readonly entered: Readonly<Record<string, JobValues>>;
}

/**
 * The project of the chosen job, from its values. A wall figure that was not given is left out for a
 * whole condo and null in a room.
 */
export function projectOf({ estimationType, entered }: ProjectValues): Project {
  const { values = {}, items } = entered[`${estimationType}`] ?? {};
  if (estimationType === 'general') {
    return { estimationType, ...values, wallSqft: values.wallSqft ?? undefined } as Project;
  }
  return (
    estimationType === 'specific_rooms'
      ? { estimationType, rooms: items, generalValues: values }
      : { estimationType, values, ...(items && { items }) }
  ) as Project;
}

/** Values entered for a job; the same shape for every job. */
export interface JobEntry {
  readonly job: string;
  readonly values: FieldValues;
  /** Empty for a job without repeated parts. */
  readonly items: readonly JobItem[];
}

/** The values of a project, in the shape of every job (docs/behaviour.md#45-the-estimate-call). */
export function entryOf(project: Project): JobEntry {
  if ('values' in project) {
    return { job: project.estimationType, values: project.values, items: project.items ?? [] };
  }
  if (project.estimationType === 'specific_rooms') {
    return { job: project.estimationType, values: project.generalValues, items: project.rooms };
  }
  const { estimationType, ...values } = project;
  return { job: estimationType, values, items: [] };
}

/** The initial value of a field, also after Reset. */
export function initialValue(field: JobField): FieldValue {
  switch (field.kind) {
    case 'count':
      return field.default ?? 0;
    case 'flag':
      return field.default ?? false;
    case 'choice':
      return field.default ?? field.values[0];
    default:
      return null;
  }
}

/** A value for each of the fields, in their order. */
export function valuesOf(
  fields: JobFields,
  value: (name: string, field: JobField) => FieldValue,
): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));
}
