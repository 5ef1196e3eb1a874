import type { EstimateBody } from './estimate-body';
import type { JobValues } from './jobs/job-form';

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
