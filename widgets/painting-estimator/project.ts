import type { EstimateBody } from '../../server/estimate/estimate-body';
import type { GeneralValues, WholeCondoValues } from './fields';
import type { Room } from './rooms';

/** What is to be painted. */
export type Project =
  | { readonly estimationType: 'general'; readonly values: WholeCondoValues }
  | {
      readonly estimationType: 'specific_rooms';
      readonly rooms: readonly Room[];
      readonly generalValues: GeneralValues;
    };

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
