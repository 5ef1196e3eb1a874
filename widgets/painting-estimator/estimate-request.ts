import type { GeneralValues, Room, WholeCondoValues } from './estimate-values';

/** The body that asks for the price of a whole condo (docs/behaviour.md#45-the-estimate-call): without `wallSqft` where no figure was given. */
export type WholeCondoRequest = { estimationType: 'general'; wallSqft?: number } & Omit<
  WholeCondoValues,
  'wallSqft'
>;

/** The body that asks for the price of specific rooms (docs/behaviour.md#45-the-estimate-call): `wallSqft` is null where no figure was given. */
export interface SpecificRoomsRequest {
  estimationType: 'specific_rooms';
  rooms: Room[];
  generalValues: GeneralValues;
}

/** What is sent to the estimate service for a whole condo (docs/behaviour.md#45-the-estimate-call, docs/behaviour.md#33-calculator-fields). */
export function wholeCondoRequest({ wallSqft, ...values }: WholeCondoValues): WholeCondoRequest {
  return { estimationType: 'general', ...values, ...(wallSqft === null ? {} : { wallSqft }) };
}

/** What is sent to the estimate service for specific rooms (docs/behaviour.md#45-the-estimate-call, docs/behaviour.md#33-calculator-fields). */
export function specificRoomsRequest(
  rooms: readonly Room[],
  generalValues: GeneralValues,
): SpecificRoomsRequest {
  return { estimationType: 'specific_rooms', rooms: [...rooms], generalValues };
}
