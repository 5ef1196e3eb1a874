import type { EstimateBody } from './estimate-body';
import type { EstimationType, GeneralValues, WholeCondoValues } from './fields';
import type { Room } from './rooms';

/** What is to be painted. */
export type Project =
  | { readonly estimationType: 'general'; readonly values: WholeCondoValues }
  | {
      readonly estimationType: 'specific_rooms';
      readonly rooms: readonly Room[];
      readonly generalValues: GeneralValues;
    };

/** The values of both calculators, and which of them is used. */
export interface ProjectValues {
  /** Null until it is chosen in step 2. */
  readonly estimationType: EstimationType | null;
  readonly wholeCondo: WholeCondoValues;
  readonly rooms: readonly Room[];
  readonly generalValues: GeneralValues;
}

/** The values of both calculators alone. */
export function projectValues(values: ProjectValues): ProjectValues {
  const { estimationType, wholeCondo, rooms, generalValues } = values;
  return { estimationType, wholeCondo, rooms, generalValues };
}

/** What is to be painted by the values of the calculator that is used. */
export function projectOf({ estimationType, wholeCondo, rooms, generalValues }: ProjectValues): Project {
  return estimationType === 'specific_rooms'
    ? { estimationType, rooms, generalValues }
    : { estimationType: 'general', values: wholeCondo };
}

/**
 * The body that asks the estimate service for a project's price (docs/behaviour.md#45-the-estimate-call). A wall figure
 * that was not given is left out for a whole condo and null in a room.
 */
export function estimateBody(project: Project): EstimateBody {
  const { estimationType } = project;
  if (estimationType === 'general') {
    const { values } = project;
    return { estimationType, ...values, wallSqft: values.wallSqft ?? undefined };
  }
  return { estimationType, rooms: [...project.rooms], generalValues: project.generalValues };
}
