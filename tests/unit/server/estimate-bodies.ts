import fc from 'fast-check';
import type { EstimateBody } from '../../../shared/estimate-body';
import { anyValues, defaultValues, newRoom } from '../calculator-values';

/** Nothing but walls. */
export const plainShared = defaultValues('general');

/** The default room with 150 square feet. */
export const plainRoom = { ...newRoom(1), wallSqft: 150 };

/** The default whole condo with 1,000 square feet. */
export const plainCondo: Extract<EstimateBody, { estimationType: 'general' }> = {
  estimationType: 'general',
  ...defaultValues('wholeCondo'),
  wallSqft: 1000,
};

/** The default specific-rooms body with one room. */
export const plainRooms: Extract<EstimateBody, { estimationType: 'specific_rooms' }> = {
  estimationType: 'specific_rooms',
  rooms: [plainRoom],
  generalValues: plainShared,
};

const areaSqft = fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.double({ min: 0, max: 6000, noNaN: true }));

/** Any room with a figure given. */
export const anyRoom = fc
  .tuple(fc.integer(), anyValues('room'), areaSqft)
  .map(([id, values, wallSqft]) => ({ id, ...values, wallSqft }));

/** Any whole condo with a figure given. */
export const anyCondo = fc
  .tuple(anyValues('wholeCondo'), areaSqft)
  .map(([values, wallSqft]) => ({ estimationType: 'general' as const, ...values, wallSqft }));

/** Any one to six rooms. */
export const anyRooms = fc
  .tuple(fc.array(anyRoom, { minLength: 1, maxLength: 6 }), anyValues('general'))
  .map(([rooms, generalValues]) => ({ estimationType: 'specific_rooms' as const, rooms, generalValues }));
