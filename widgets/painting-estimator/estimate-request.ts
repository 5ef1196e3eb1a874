import type { GeneralValues, Room, WholeCondoValues } from './estimate-values';

/** The body that asks for the price of a whole condo (SPEC 7.1): without `wallSqft` where no figure was given. */
export type WholeCondoRequest = { estimationType: 'general'; wallSqft?: number } & Omit<
  WholeCondoValues,
  'wallSqft'
>;

/** The body that asks for the price of specific rooms (SPEC 7.1): `wallSqft` is null where no figure was given. */
export interface SpecificRoomsRequest {
  estimationType: 'specific_rooms';
  rooms: Room[];
  generalValues: GeneralValues;
}

/** What is sent to the estimate service for a whole condo (SPEC 7.1, DECISIONS 12). */
export function wholeCondoRequest({ wallSqft, ...values }: WholeCondoValues): WholeCondoRequest {
  return { estimationType: 'general', ...values, ...(wallSqft === null ? {} : { wallSqft }) };
}

/** What is sent to the estimate service for specific rooms (SPEC 7.1, DECISIONS 12). */
export function specificRoomsRequest(
  rooms: readonly Room[],
  generalValues: GeneralValues,
): SpecificRoomsRequest {
  return { estimationType: 'specific_rooms', rooms: [...rooms], generalValues };
}
