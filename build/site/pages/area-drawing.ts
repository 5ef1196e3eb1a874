import type { Business } from '../../business';
import type { AreaWords } from '../content/shared';

/** Latitude and longitude in degrees. */
type Place = readonly [number, number];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A town on the drawing; its label stands where there is room, or is shown only when the town is pointed at. */
export interface DrawnTown extends Point {
  readonly name: string;
  readonly label: Point & { readonly side: 'right' | 'left'; readonly hasRoom: boolean };
}

/** A town whose place is not known is only listed. */
interface ListedTown {
  readonly name: string;
  readonly label: null;
}

/** What `area-drawing.liquid` draws, in units from the upper left corner. */
export interface AreaDrawing {
  readonly width: number;
  readonly height: number;
  readonly ring: Point & { readonly radius: number };
  readonly waters: readonly { readonly kind: 'lake' | 'river'; readonly path: string }[];
  /** In the order of the business. */
  readonly towns: readonly (DrawnTown | ListedTown)[];
}

/** So many that whole numbers are fine enough. */
const unitsPerKm = 4;
const unitsPerDegree = 111.2 * unitsPerKm;
/** Of a label whose letters are 14 units high. */
const letterWidth = 8.2;
const lineHeight = 17;
const fromDot = 9;
/** How far below or above its dot a label may stand. */
const linesOff = [1, -1, 1.4, -1.4];

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
    waters: waters.map(({ kind, course }) => ({
      kind,
      path: smoothPath(course.map(project), kind === 'lake'),
    })),
    towns: towns.map((name) => placed.find((town) => town.name === name) ?? { name, label: null }),
  };
}

/** The towns with their labels beside their dots, or below or above them, wherever no dot or other label is in the way. */
function withLabels(spots: readonly (Point & { name: string })[]): DrawnTown[] {
  const taken = spots.map(({ x, y }) => boxOf(x - fromDot, y, 2 * fromDot));
  return spots.map(({ name, x, y }) => {
    const width = name.length * letterWidth;
    const rightOf = (left: number, middle: number) => ({
      label: { x: left, y: middle, side: 'right' as const },
      box: boxOf(left, middle, width),
    });
    const candidates = [
      rightOf(x + fromDot, y),
      { label: { x: x - fromDot, y, side: 'left' as const }, box: boxOf(x - fromDot - width, y, width) },
      ...linesOff.map((lines) => rightOf(x, Math.round(y + lines * lineHeight))),
    ];
    const free = candidates.find(({ box }) => !taken.some((other) => overlap(box, other)));
    if (free) taken.push(free.box);
    const { label } = free ?? { label: { x: x + fromDot, y, side: 'right' as const } };
    return { name, x, y, label: { ...label, hasRoom: free !== undefined } };
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(left: number, y: number, width: number): Box {
  return { left: left + 0.1, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
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
