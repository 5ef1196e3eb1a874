import type { Business } from '../../business';
import type { AreaWords } from '../content/shared';

/** Latitude and longitude in degrees. */
type Place = readonly [number, number];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the name of a town begins right of its dot, ends left of it, or has its middle below or above it. */
export interface Label extends Point {
  readonly side: 'right' | 'left' | 'middle';
  /** Without room of its own it is shown only while its town is pointed at or chosen. */
  readonly hasRoom: boolean;
}

/** A town on the drawing. */
export interface DrawnTown extends Point {
  readonly name: string;
  readonly label: Label;
}

/** A town whose place is not known is only listed. */
interface ListedTown {
  readonly name: string;
  readonly label: null;
}

/** A lake or a river, and the middle of its name where it has one. */
interface DrawnWater {
  readonly kind: 'lake' | 'river';
  readonly path: string;
  readonly label: (Point & { readonly text: string }) | null;
}

/** What `area-drawing.liquid` draws, in units from the upper left corner. */
export interface AreaDrawing {
  readonly width: number;
  readonly height: number;
  readonly ring: Point & { readonly radius: number };
  readonly waters: readonly DrawnWater[];
  /** In the order of the business. */
  readonly towns: readonly (DrawnTown | ListedTown)[];
}

/** So many that whole numbers are fine enough. */
const unitsPerKm = 4;
const unitsPerDegree = 111.2 * unitsPerKm;
/** The size of letters, and the distance of a label from the middle of its dot, in units: those of `area.css`. */
const letterSize = 16;
const fromDot = 10;
const letterWidth = 0.586 * letterSize;
const line = 1.214 * letterSize;
/** How far below or above its dot a label may stand. */
const linesOff = [1.03, -1.03, 1.4, -1.4];
/** How much of a label lies left of the place it is anchored at. */
const widthBefore: Record<Label['side'], number> = { right: 0, middle: 0.5, left: 1 };

/**
 * The circle that the business serves, its towns and the water around them, projected from their coordinates; null when the
 * content knows the place of none of its towns.
 */
export function areaDrawing({ serviceArea }: Business, words: AreaWords): AreaDrawing | null {
  if (!words.drawing) return null;
  const { places, waters } = words.drawing;
  const { latitude, longitude, radiusKm, towns } = serviceArea;
  const radius = Math.round(radiusKm * unitsPerKm);
  const [width, height] = [Math.round(radius * 3.1), Math.round(radius * 2.2)];
  const project = ([north, east]: Place): Point => ({
    x: Math.round(width / 2 + (east - longitude) * unitsPerDegree * Math.cos((latitude * Math.PI) / 180)),
    y: Math.round(height / 2 - (north - latitude) * unitsPerDegree),
  });
  const placed = withLabels(
    places
      .filter(({ town }) => towns.includes(town))
      .map((place) => ({ name: place.town, ...project([place.latitude, place.longitude]) })),
  );
  if (placed.length === 0) return null;
  return {
    width,
    height,
    ring: { x: width / 2, y: height / 2, radius },
    waters: waters.map(({ kind, course, label }) => ({
      kind,
      path: smoothPath(course.map(project), kind === 'lake'),
      label: label ? { text: label.text, ...project([label.latitude, label.longitude]) } : null,
    })),
    towns: towns.map((name) => placed.find((town) => town.name === name) ?? { name, label: null }),
  };
}

/** For each town a place beside its dot, or below or above it, where no dot or other label is in the way; or just above it where there is none. */
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
