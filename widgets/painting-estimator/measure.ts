import type { FormField, MeasureKind } from '../../shared/jobs/job-form';
import { roomWallSqft } from '../../shared/units';

/** What is measured of each kind, in the order of its fields. */
export const sidesOf = {
  walls: ['length', 'width', 'height'],
  home: ['length', 'width', 'height'],
  floor: ['length', 'width'],
  side: ['length', 'height'],
} as const satisfies Record<MeasureKind, readonly Side[]>;

type Side = 'length' | 'width' | 'height';

/** Ceilings have this height where none is given. */
const usualHeightFeet = 8;

/** The whole square feet of something measured in feet; 0 while a side is missing. */
export function measuredSqft(
  kind: MeasureKind,
  [first = 0, second = 0, third = 0]: readonly number[],
): number {
  if (kind === 'floor' || kind === 'side') return Math.round(first * second);
  return first && second ? roomWallSqft({ lengthFeet: first, widthFeet: second, heightFeet: third }) : 0;
}

/** The walls of a home by its floor and the height of its ceilings; 0 without a floor. */
export function homeWallSqft(
  floorSqft: number,
  heightFeet: number,
  { wallsPerFloor = 0 }: FormField,
): number {
  return Math.round((floorSqft * wallsPerFloor * (heightFeet || usualHeightFeet)) / usualHeightFeet);
}

/** Whether a room of a home is as large as a home: then its own four walls are not all that there are. */
export function isOutline(
  [length = 0, width = 0]: readonly number[],
  { doubtBelow = 0 }: FormField,
): boolean {
  return doubtBelow > 0 && length * width * 3 >= doubtBelow;
}
