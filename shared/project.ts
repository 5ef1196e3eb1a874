import type { EstimateBody } from './estimate-body';
import type { GeneralValues, WholeCondoValues } from './fields';
import type { Room } from './rooms';

/** A project as sent to the estimate service (docs/behaviour.md#45-the-estimate-call). */
export type Project = EstimateBody;

/** A job that is described by its file in `shared/jobs`. */
export type FileProject = Extract<EstimateBody, { values: unknown }>;

/** A project of one of the two calculators. */
export type CalculatorProject = Exclude<EstimateBody, FileProject>;

/** The values of both calculators, and which of them is used. */
export interface ProjectValues {
  /** Null until it is chosen in step 2. */
  readonly estimationType: string | null;
  readonly wholeCondo: WholeCondoValues;
  readonly rooms: readonly Room[];
  readonly generalValues: GeneralValues;
}

/** The values of both calculators alone. */
export function projectValues(values: ProjectValues): ProjectValues {
  const { estimationType, wholeCondo, rooms, generalValues } = values;
  return { estimationType, wholeCondo, rooms, generalValues };
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
}: ProjectValues): CalculatorProject {
  return estimationType === 'specific_rooms'
    ? { estimationType, rooms: [...rooms], generalValues }
    : { estimationType: 'general', ...wholeCondo, wallSqft: wholeCondo.wallSqft ?? undefined };
}
