import type { DrawingPart } from '../drawing';
import { numbered } from '../jobs/job-form';
import { numbersBelow } from '../numbers-below';
import type { JobEntry } from '../project';
import { sum } from '../sum';
import type { DrawingWords } from './draw-job';
import { type Box, labelIn, rectangle, short } from './shapes';
import { ceilingTextures } from './textures';

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

const outline = { x: 2, y: 2, width: 236, height: 176 };
const doorWidth = 22;
const usualSqft = 384;
const condoWeight = 80;
const smallestWeight = 8;
const weights = { bathrooms: 10, dens: 12, closets: 6 };

/** A condo or rooms as a floor plan (docs/behaviour.md#310-the-drawings). */
export function drawPlan(entry: JobEntry, words: DrawingWords): readonly DrawingPart[] {
  const spaces = planOf(entry, words, outline);
  // Doors come after all rooms, because each door overlaps the walls of two.
  return [...spaces.flatMap(room), ...spaces.flatMap(openings)];
}

function room({ key, lines, paint, ceiling, doors, doorFrames, ...box }: PlanSpace): readonly DrawingPart[] {
  const d = rectangle(box);
  const look = paint === 'colour_change' ? 'painted' : paint === 'refresh' ? 'refreshed' : 'plain';
  const texture = ceilingTextures.find(({ id }) => id === ceiling)?.id;
  return [
    { look, d, key },
    ...(texture ? [{ look: 'texture' as const, d, texture, key: `${key}-ceiling` }] : []),
    // Doors are below the texts.
    ...labelIn(
      { ...box, height: box.height - (doors + doorFrames > 0 ? doorWidth / 2 : 0) },
      lines,
      `${key}-label`,
    ),
  ];
}

/** Doors and frames in the lower wall of a room. */
function openings({ key, x, y, width, height, doors, doorFrames }: PlanSpace): readonly DrawingPart[] {
  const count = Math.max(doors, doorFrames);
  if (count === 0) return [];
  const step = width / count;
  const size = short(Math.min(doorWidth, step * 0.6));
  const path = (many: number, draw: string) =>
    numbersBelow(many)
      .map((index) => `M${short(x + step * index + size / 3)} ${short(y + height)}${draw}`)
      .join('');
  return [
    { look: 'opening', d: path(count, `h${size}`), key: `${key}-openings` },
    {
      look: 'line',
      d: path(doors, `v${-size}a${size} ${size} 0 0 1 ${size} ${size}`),
      key: `${key}-doors`,
    },
    { look: 'trim', d: path(doorFrames, `m0 -4v8m${size} -8v8`), key: `${key}-frames` },
  ];
}

/** The job as a flat within `outline`: every room, bathroom, den and closet is a space, the doors and frames are shared out. */
export function planOf(
  { job, values, items }: JobEntry,
  { job: { choices, items: ofItems, label }, spaces: names, area }: DrawingWords,
  outline: Box,
): readonly PlanSpace[] {
  const isWhole = job === 'general';
  const count = (name: string) => Number(values[name]);
  const rooms = (isWhole ? [{ ...values, id: 0 }] : items).map(
    ({ id, wallSqft, wallPaintType, ceilingType }, index) => ({
      key: `room${id}`,
      lines: [
        isWhole ? label : numbered(ofItems?.title, index + 1),
        typeof wallSqft === 'number' && area(wallSqft),
        wallSqft !== 0 && choices?.wallPaintType?.[`${wallPaintType}`],
        ceilingType !== 'none' && choices?.ceilingType?.[`${ceilingType}`],
      ].filter((line) => typeof line === 'string'),
      ...(wallSqft !== 0 && { paint: `${wallPaintType}` }),
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
      lines: [names[name]],
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
