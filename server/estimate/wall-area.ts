import type { EstimateBody, EstimateRoom } from './estimate-body';
import type { Rates } from './rates';

/** The size of a room, in feet. */
export interface RoomSize {
  readonly lengthFeet: number;
  readonly widthFeet: number;
  readonly heightFeet: number;
}

/** A wall figure that the visitor did not give. */
export interface Assumption {
  /** The `id` of the room; absent for a whole condo. */
  readonly room?: number;
  readonly wallSqft: number;
  /** What has walls of this size: 'a room of 12 by 12 ft'. */
  readonly of: string;
}

type Measured<Part> = Part & { readonly wallSqft: number };
type CondoBody = Extract<EstimateBody, { estimationType: 'general' }>;
type RoomsBody = Extract<EstimateBody, { estimationType: 'specific_rooms' }>;

/** What is to be painted, with a wall figure everywhere. */
export type MeasuredBody =
  | Measured<CondoBody>
  | (Omit<RoomsBody, 'rooms'> & { readonly rooms: readonly Measured<EstimateRoom>[] });

/** A project that can be priced, and which of its figures the visitor did not give. */
export interface MeasuredProject {
  readonly body: MeasuredBody;
  readonly assumed: readonly Assumption[];
}

/** The four walls of a room in whole square feet; windows and doors are not taken off. */
export function roomWallSqft({ lengthFeet, widthFeet, heightFeet }: RoomSize): number {
  return Math.round(2 * (lengthFeet + widthFeet) * heightFeet);
}

/** The walls to paint in a home or condo of a floor area, in whole square feet. */
export function homeWallSqft(floorSqft: number, { usualWalls }: Rates): number {
  return Math.round((floorSqft * usualWalls.wallsOfFloor.percent) / 100);
}

/** The project with the usual wall area wherever none is given; 0 is an area. */
export function assumeWallAreas(body: EstimateBody, rates: Rates): MeasuredProject {
  if (body.estimationType === 'general') {
    const condo = usualCondo(rates);
    return {
      body: { ...body, wallSqft: body.wallSqft ?? condo.wallSqft },
      assumed: isMissing(body) ? [condo] : [],
    };
  }
  const usual = usualRoom(rates);
  return {
    body: {
      ...body,
      rooms: body.rooms.map((room) => ({ ...room, wallSqft: room.wallSqft ?? usual.wallSqft })),
    },
    assumed: body.rooms.filter(isMissing).map(({ id }) => ({ room: id, ...usual })),
  };
}

function usualCondo(rates: Rates): Assumption {
  const { squareFeet } = rates.usualWalls.condoFloor;
  return { wallSqft: homeWallSqft(squareFeet, rates), of: `a condo of ${squareFeet} sq ft` };
}

function usualRoom({ usualWalls }: Rates): Assumption {
  const { feet: lengthFeet } = usualWalls.roomLength;
  const { feet: widthFeet } = usualWalls.roomWidth;
  const wallSqft = roomWallSqft({ lengthFeet, widthFeet, heightFeet: usualWalls.height.feet });
  return { wallSqft, of: `a room of ${lengthFeet} by ${widthFeet} ft` };
}

function isMissing({ wallSqft }: { wallSqft?: number | null | undefined }): boolean {
  return wallSqft === undefined || wallSqft === null;
}
