import fc from 'fast-check';
import type { EstimateBody, EstimateRoom, SharedValues } from '../../../server/estimate/estimate-body';

/** Nothing but walls. */
export const plainShared: SharedValues = {
  doors: 0,
  doorFrames: 0,
  bathrooms: 0,
  dens: 0,
  closets: 0,
  isTwoStory: false,
  hasHighCeilings: false,
  hasAccentWall: false,
};

/** The default room with 150 square feet. */
export const plainRoom: EstimateRoom = {
  id: 1,
  wallPaintType: 'colour_change',
  wallSqft: 150,
  ceilingType: 'none',
  crownMolding: false,
  baseboards: false,
};

/** The default whole condo with 1,000 square feet. */
export const plainCondo: Extract<EstimateBody, { estimationType: 'general' }> = {
  estimationType: 'general',
  ...plainShared,
  wallSqft: 1000,
  wallPaintType: 'colour_change',
  ceilingType: 'none',
  hasCrownMolding: false,
  hasBaseboards: false,
};

/** The default specific-rooms body with one room. */
export const plainRooms: Extract<EstimateBody, { estimationType: 'specific_rooms' }> = {
  estimationType: 'specific_rooms',
  rooms: [plainRoom],
  generalValues: plainShared,
};

const count = fc.integer({ min: 0, max: 5 });
const areaSqft = fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.double({ min: 0, max: 6000, noNaN: true }));
const wallPaintType = fc.constantFrom('refresh' as const, 'colour_change' as const);
const ceilingType = fc.constantFrom(
  ...(['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const),
);
const shared = fc.record({
  doors: count,
  doorFrames: count,
  bathrooms: count,
  dens: count,
  closets: count,
  isTwoStory: fc.boolean(),
  hasHighCeilings: fc.boolean(),
  hasAccentWall: fc.boolean(),
});

/** Any room with a figure given. */
export const anyRoom = fc.record({
  id: fc.integer(),
  wallPaintType,
  wallSqft: areaSqft,
  ceilingType,
  crownMolding: fc.boolean(),
  baseboards: fc.boolean(),
});

/** Any whole condo with a figure given. */
export const anyCondo = fc
  .tuple(
    shared,
    fc.record({
      wallSqft: areaSqft,
      wallPaintType,
      ceilingType,
      hasCrownMolding: fc.boolean(),
      hasBaseboards: fc.boolean(),
    }),
  )
  .map(([counts, rest]) => ({ estimationType: 'general' as const, ...counts, ...rest }));

/** Any one to six rooms. */
export const anyRooms = fc
  .tuple(fc.array(anyRoom, { minLength: 1, maxLength: 6 }), shared)
  .map(([rooms, generalValues]) => ({ estimationType: 'specific_rooms' as const, rooms, generalValues }));
