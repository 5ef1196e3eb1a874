import { type FormTexts, numbered } from '../../shared/jobs/job-form';
import { numbersBelow } from '../../shared/numbers-below';
import { entryOf, type Project } from '../../shared/project';
import { sum } from '../../shared/sum';
import type { Language } from '../../shared/texts';
import type { EstimatorTexts } from '../../shared/units';
import { areaText } from './units';

/** A rectangle of the drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A room before it has its place. */
interface Space {
  /** Stays the same for a room while others are added and removed. */
  readonly key: string;
  /** Its name; for a room with fields also its wall area, paint and ceiling. */
  readonly lines: readonly string[];
  readonly paint?: string;
  readonly ceiling?: string;
  /** Its size relative to the others. */
  readonly weight: number;
}

/** A room of the floor plan, with its share of the doors and door frames. */
export interface PlanSpace extends Space, Box {
  readonly doors: number;
  readonly doorFrames: number;
}

const usualSqft = 384;
const condoWeight = 80;
const smallestWeight = 8;
const weights = { bathrooms: 10, dens: 12, closets: 6 };

/** The project as a flat within `outline`: every room, bathroom, den and closet is a space, the doors and frames are shared out. */
export function planOf(
  project: Project,
  { choices, items: ofItems, label }: FormTexts,
  texts: EstimatorTexts,
  outline: Box,
  language: Language,
): readonly PlanSpace[] {
  const { job, values, items } = entryOf(project);
  const isWhole = job === 'general';
  const count = (name: string) => Number(values[name]);
  const rooms = (isWhole ? [{ ...values, id: 0 }] : items).map(
    ({ id, wallSqft, wallPaintType, ceilingType }, index) => ({
      key: `room${id}`,
      lines: [
        isWhole ? label : numbered(ofItems?.title, index + 1),
        typeof wallSqft === 'number' && areaText(wallSqft, language),
        choices?.wallPaintType?.[`${wallPaintType}`],
        ceilingType !== 'none' && choices?.ceilingType?.[`${ceilingType}`],
      ].filter((line) => typeof line === 'string'),
      paint: `${wallPaintType}`,
      ceiling: `${ceilingType}`,
      // Scales room sizes down to a smaller range, so that the texts of all rooms stay legible.
      weight: isWhole
        ? condoWeight
        : smallestWeight + Math.sqrt(typeof wallSqft === 'number' ? wallSqft : usualSqft),
    }),
  );
  const others = (['bathrooms', 'dens', 'closets'] as const).flatMap((name) =>
    numbersBelow(count(name)).map((index) => ({
      key: name + index,
      lines: [texts.spaces[name]],
      weight: weights[name],
    })),
  );
  const spaces = place([...rooms, ...others], outline);
  return spaces.map((space, index) => {
    const share = (name: string) => Math.ceil(Math.max(0, count(name) - index) / spaces.length);
    return { ...space, doors: share('doors'), doorFrames: share('doorFrames') };
  });
}

/** Cuts the box along its longer side into two parts for the spaces, of about half their weight each, and so on. */
function place(spaces: readonly Space[], box: Box): readonly (Space & Box)[] {
  if (spaces.length < 2) return spaces.map((space) => ({ ...space, ...box }));
  // The spaces whose centres are in the first half.
  const isInFirstHalf = ({ weight }: Space, index: number) =>
    2 * weightOf(spaces.slice(0, index)) + weight <= weightOf(spaces);
  const some = spaces.filter(isInFirstHalf);
  const [from, side] = box.width < box.height ? (['y', 'height'] as const) : (['x', 'width'] as const);
  const length = (box[side] * weightOf(some)) / weightOf(spaces);
  return [
    ...place(some, { ...box, [side]: length }),
    ...place(spaces.slice(some.length), { ...box, [side]: box[side] - length, [from]: box[from] + length }),
  ];
}

function weightOf(spaces: readonly Space[]): number {
  return sum(spaces.map(({ weight }) => weight));
}
