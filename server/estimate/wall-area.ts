import type { EstimateBody, EstimateRoom } from '../../shared/estimate-body';
import { roomWallSqft, type UsualWalls } from '../../shared/measured-walls';
import type { Rates } from './rates';

/** A wall figure that the visitor did not give. */
export interface Assumption {
  /** The `id` of the room; absent for a whole condo. */
  readonly room?: number;
  readonly wallSqft: number;
  /** Description of a place with walls of this size: 'a room of 12 by 12 ft'. */
  readonly of: string;
}

type Measured<Part> = Part & { readonly wallSqft: number };
type CondoBody = Extract<EstimateBody, { estimationType: 'general' }>;
type RoomsBody = Extract<EstimateBody, { estimationType: 'specific_rooms' }>;

/** A project with a wall area everywhere. */
export type MeasuredBody =
  | Measured<CondoBody>
  | (Omit<RoomsBody, 'rooms'> & { readonly rooms: readonly Measured<EstimateRoom>[] });

/** A project that can be priced, and which of its figures the visitor did not give. */
export interface MeasuredProject {
  readonly body: MeasuredBody;
  readonly assumed: readonly Assumption[];
}

/** The walls to paint in a home or condo of a floor area, in whole square feet. */
export function homeWallSqft(floorSqft: number, { usualWalls }: Rates): number {
  return Math.round((floorSqft * usualWalls.wallsOfFloor.percent) / 100);
}

/** The project with the usual wall area wherever none is given; 0 is an area. */
export function assumeWallAreas(body: EstimateBody, rates: Rates): MeasuredProject {
  if (body.estimationType === 'general') {
    const { wallSqft, floorSqft } = usualWalls(rates).condo;
    const condo = { wallSqft, of: `a condo of ${floorSqft} sq ft` };
    return {
      body: { ...body, wallSqft: body.wallSqft ?? condo.wallSqft },
      assumed: isMissing(body) ? [condo] : [],
    };
  }
  const { wallSqft, lengthFeet, widthFeet } = usualWalls(rates).room;
  const usual = { wallSqft, of: `a room of ${lengthFeet} by ${widthFeet} ft` };
  return {
    body: {
      ...body,
      rooms: body.rooms.map((room) => ({ ...room, wallSqft: room.wallSqft ?? wallSqft })),
    },
    assumed: body.rooms.filter(isMissing).map(({ id }) => ({ room: id, ...usual })),
  };
}

/** The walls that are taken where the visitor gives no figure, with what has walls of that size. */
export function usualWalls(rates: Rates): UsualWalls {
  const usual = rates.usualWalls;
  const { feet: lengthFeet } = usual.roomLength;
  const { feet: widthFeet } = usual.roomWidth;
  const { squareFeet: floorSqft } = usual.condoFloor;
  return {
    room: {
      wallSqft: roomWallSqft({ lengthFeet, widthFeet, heightFeet: usual.height.feet }),
      lengthFeet,
      widthFeet,
    },
    condo: { wallSqft: homeWallSqft(floorSqft, rates), floorSqft },
  };
}

function isMissing({ wallSqft }: { wallSqft?: number | null | undefined }): boolean {
  return wallSqft === undefined || wallSqft === null;
}
