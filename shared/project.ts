import type { EstimateBody } from './estimate-body';
import type { GeneralValues, WholeCondoValues } from './fields';
import type { Room } from './rooms';

/** A project as sent to the estimate service (docs/behaviour.md#45-the-estimate-call). */
export type Project = EstimateBody;

/** The values of both calculators, and which of them is used. */
export interface ProjectValues {
  /** Null until it is chosen in step 2. */
  readonly estimationType: string | null;
  readonly wholeCondo: WholeCondoValues;
  readonly rooms: readonly Room[];
  readonly generalValues: GeneralValues;
  /** What was entered for the other jobs, by their ids. */
  readonly others?: Readonly<Record<string, OtherJobValues>>;
}

/** What was entered for a job that is drawn from its file. */
export interface OtherJobValues {
  readonly values: OtherProject['values'];
  /** Of a job with repeated parts. */
  readonly items?: readonly OtherItem[];
}

type OtherProject = Extract<EstimateBody, { values: unknown }>;
type OtherItem = NonNullable<OtherProject['items']>[number];

/** The values of both calculators alone. */
export function projectValues(values: ProjectValues): ProjectValues {
  const { estimationType, wholeCondo, rooms, generalValues, others } = values;
  return { estimationType, wholeCondo, rooms, generalValues, ...(others && { others }) };
}

/**
 * The project of the calculator in use, from its values. A wall figure that was not given is left out for a
 * whole condo and null in a room.
 */
export function projectOf({
  estimationType,
  wholeCondo,
  rooms,
  generalValues,
  others,
}: ProjectValues): Project {
  const other = others?.[`${estimationType}`];
  if (estimationType && other) {
    const { values, items } = other;
    return { estimationType, values, ...(items && { items: [...items] }) };
  }
  return estimationType === 'specific_rooms'
    ? { estimationType, rooms: [...rooms], generalValues }
    : { estimationType: 'general', ...wholeCondo, wallSqft: wholeCondo.wallSqft ?? undefined };
}
