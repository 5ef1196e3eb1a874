import type { KnownPlaces } from 'virtual:business-settings';
import type { Language } from '../../shared/texts';
import type { MapArea } from './maps';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Label anchor: right, left, or centred above or below. */
interface Label extends Point {
  readonly side: 'right' | 'left' | 'middle';
  /** Crowded labels show only while their town is hovered or chosen. */
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
  /** Its name, centred at this point. */
  readonly label: (Point & { readonly text: Readonly<Partial<Record<Language, string>>> }) | undefined;
}

/** A circle with its towns and waters, in units from the top left of a drawing of `width` by `height`. */
export interface AreaDrawing {
  readonly ringRadius: number;
  readonly waters: readonly DrawnWater[];
  readonly towns: readonly DrawnTown[];
}

/** Large enough for whole units. */
export const width = 682;
export const height = 484;
export const middle: Point = { x: width / 2, y: height / 2 };
const largestRing = 220;
const kmPerDegree = 111.2;
/** Font size, and distance of a label from its dot's centre, in units; same as in the style sheet. */
const letterSize = 16;
const fromDot = 10;
const letterWidth = 0.586 * letterSize;
const line = 1.214 * letterSize;
/** Vertical offsets of a label from its dot, in lines. */
const linesOff = [1.03, -1.03, 1.4, -1.4];
/** Share of a label's width left of its anchor. */
const widthBefore: Record<Label['side'], number> = { right: 0, middle: 0.5, left: 1 };

/** Projects an area to scale: its waters, and those named towns with a known place inside the drawing. */
export function areaDrawing(
  { latitude, longitude, radiusKm }: Omit<MapArea, 'zoom'>,
  names: readonly string[],
  { places, waters }: KnownPlaces,
): AreaDrawing {
  // Below one kilometre the ring shrinks instead of the scale growing.
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

/**
 * Places each label beside, below or above its dot, clear of other dots and labels; a label without room goes
 * just above and counts as crowded.
 */
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
 * SVG path through the midpoints between points, which are its control points. Each midpoint mirrors the
 * previous control point, so only the first is written.
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
