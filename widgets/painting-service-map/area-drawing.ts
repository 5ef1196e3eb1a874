import type { KnownPlaces } from 'virtual:business-settings';
import type { Language } from '../../shared/language';
import type { MapArea } from './maps';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the name of a town begins right of its dot, ends left of it, or has its middle below or above it. */
interface Label extends Point {
  readonly side: 'right' | 'left' | 'middle';
  /** Without room of its own it shows only while its town is pointed at or chosen. */
  readonly hasRoom: boolean;
}

/** A town on the drawing. */
export interface DrawnTown extends Point {
  readonly name: string;
  readonly label: Label;
}

interface DrawnWater {
  readonly kind: 'lake' | 'river';
  readonly path: string;
  /** Its name, around this point. */
  readonly label: (Point & { readonly text: Readonly<Record<Language, string>> }) | undefined;
}

/** A circle with its towns and waters, in units from the upper left corner of a drawing of `width` and `height`. */
export interface AreaDrawing {
  readonly ringRadius: number;
  readonly waters: readonly DrawnWater[];
  readonly towns: readonly DrawnTown[];
}

/** So large that whole units are fine enough. */
export const width = 682;
export const height = 484;
export const middle: Point = { x: width / 2, y: height / 2 };
const largestRing = 220;
const kmPerDegree = 111.2;
/** The size of letters, and the distance of a label from the middle of its dot, in units: those of the style sheet. */
const letterSize = 16;
const fromDot = 10;
const letterWidth = 0.586 * letterSize;
const line = 1.214 * letterSize;
/** How far below or above its dot a label may stand. */
const linesOff = [1.03, -1.03, 1.4, -1.4];
/** How much of a label lies left of the place it is anchored at. */
const widthBefore: Record<Label['side'], number> = { right: 0, middle: 0.5, left: 1 };

/** Projects an area, the waters, and those of the named towns whose place is known and within the drawing; to scale. */
export function areaDrawing(
  { latitude, longitude, radiusKm }: Omit<MapArea, 'zoom'>,
  names: readonly string[],
  { places, waters }: KnownPlaces,
): AreaDrawing {
  // Below a kilometre the ring is smaller, and the scale stays.
  const unitsPerKm = largestRing / Math.max(radiusKm, 1);
  const unitsPerDegree = kmPerDegree * unitsPerKm;
  const project = ([north, east]: readonly [number, number]): Point => ({
    x: Math.round(middle.x + (east - longitude) * unitsPerDegree * Math.cos((latitude * Math.PI) / 180)),
    y: Math.round(middle.y - (north - latitude) * unitsPerDegree),
  });
  const spots = Object.entries(places)
    .map(([name, place]) => ({ name, ...project(place) }))
    .filter((spot) => names.includes(spot.name) && isWithin(spot));
  return {
    ringRadius: Math.round(radiusKm * unitsPerKm),
    waters: waters.map(({ kind, course, label }) => ({
      kind,
      path: smoothPath(course.map(project), kind === 'lake'),
      label: label && { text: label.text, ...project(label.at) },
    })),
    towns: withLabels(spots),
  };
}

function isWithin({ x, y }: Point): boolean {
  return x > 0 && x < width && y > 0 && y < height;
}

/** Puts each town's label beside, below or above its dot, where no dot or other label is in the way; just above it, without room, where all is taken. */
function withLabels(spots: readonly (Point & { name: string })[]): DrawnTown[] {
  const boxOf = (left: number, y: number, width: number): Box => ({
    left: left + 0.1,
    right: left + width,
    top: y - line / 2,
    bottom: y + line / 2,
  });
  const taken = spots.map(({ x, y }) => boxOf(x - fromDot, y, 2 * fromDot));
  const labelOf = ({ name, x, y }: Point & { name: string }): Label => {
    const width = name.length * letterWidth;
    const offLine = (['middle', 'right', 'left'] as const).flatMap((side) =>
      linesOff.map((lines) => ({ side, x, y: Math.round(y + lines * line) })),
    );
    const candidates = [
      { side: 'right' as const, x: x + fromDot, y },
      { side: 'left' as const, x: x - fromDot, y },
      ...offLine,
    ].map((anchor) => ({
      anchor,
      box: boxOf(anchor.x - widthBefore[anchor.side] * width, anchor.y, width),
    }));
    const free = candidates.find(({ box }) => !taken.some((other) => overlap(box, other)));
    if (!free) return { side: 'middle', x, y: Math.round(y - line), hasRoom: false };
    taken.push(free.box);
    return { ...free.anchor, hasRoom: true };
  };
  return spots.map((spot) => ({ ...spot, label: labelOf(spot) }));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/**
 * A line through the middles between the points, with the points as its bends: each middle mirrors one bend into the next,
 * so that only the first one is written.
 */
function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const [first, bend, ...others] = points;
  const last = others.at(-1);
  if (!first || !bend || !last) return '';
  const middles = others.map((point, index) => {
    const before = others[index - 1] ?? bend;
    return `${(before.x + point.x) / 2} ${(before.y + point.y) / 2}`;
  });
  const [middle, ...more] = middles;
  return `M${first.x} ${first.y}Q${bend.x} ${bend.y} ${middle}T${more.join(' ')}L${last.x} ${last.y}${isClosed ? 'Z' : ''}`;
}
