import type { DrawingPart } from '../drawing';
import { numbersBelow } from '../numbers-below';
import type { DrawJob } from './draw-job';
import { clamp, labelIn, type Point, polygon, polyline } from './shapes';

/** Width of the garage and of its door in feet. */
const sizes: Readonly<Record<string, readonly [garage: number, door: number]>> = {
  none: [20, 0],
  single: [12, 8],
  double: [20, 16],
};
const wallFeet = 8;
const doorFeet = 7;
const usualDepthFeet = 20;
/** How far a foot towards the viewer moves to the left and down. */
const towards = { left: 0.5, down: 0.3 };
const space = { x: 4, y: 8, width: 232, height: 164 };

/** A garage from within: the door in the back wall, a side wall, and the floor as deep as its area says. */
export const drawGarage: DrawJob = ({ values }, { job: { choices }, area }) => {
  const { door, material, coating, floor, walls } = values;
  const size = sizes[`${door}`];
  if (!size) return undefined;
  const [width, doorWidth] = size;
  const depth = clamp(12, (Number(floor) || width * usualDepthFeet) / width, 30);
  const extent = { width: width + depth * towards.left, height: wallFeet + depth * towards.down };
  const scale = Math.min(space.width / extent.width, space.height / extent.height);
  // The lower left corner of the back wall.
  const originX = space.x + (space.width - extent.width * scale) / 2 + depth * towards.left * scale;
  const originY = space.y + (space.height - extent.height * scale) / 2 + wallFeet * scale;
  /** The place of a point so many feet to the right, up, and towards the viewer. */
  const at = (right: number, up: number, near: number): Point => [
    originX + (right - near * towards.left) * scale,
    originY + (near * towards.down - up) * scale,
  ];

  const isFloorPainted = coating !== 'none' && Number(floor) > 0;
  const wallLook = Number(walls) > 0 ? 'refreshed' : 'plain';
  const floorPath = polygon([at(0, 0, 0), at(width, 0, 0), at(width, 0, depth), at(0, 0, depth)]);
  const start = (width - doorWidth) / 2;
  const doorParts: readonly DrawingPart[] = doorWidth
    ? [
        {
          look: 'painted',
          d: polygon([
            at(start, 0, 0),
            at(start, doorFeet, 0),
            at(start + doorWidth, doorFeet, 0),
            at(start + doorWidth, 0, 0),
          ]),
        },
        { look: 'line', d: joints(`${material}`, start, doorWidth, (right, up) => at(right, up, 0)) },
      ]
    : [];
  const [wallX, wallY] = at(0, wallFeet, depth / 2);
  const [doorX, doorY] = at(start, doorFeet, 0);
  const [floorX, floorY] = at(0, 0, depth / 2);
  const name = (field: string, value: unknown) => choices?.[field]?.[`${value}`];
  return [
    {
      look: wallLook,
      d: polygon([at(0, wallFeet, 0), at(width, wallFeet, 0), at(width, 0, 0), at(0, 0, 0)]),
    },
    {
      look: wallLook,
      d: polygon([at(0, wallFeet, 0), at(0, 0, 0), at(0, 0, depth), at(0, wallFeet, depth)]),
    },
    { look: isFloorPainted ? (coating === 'epoxy' ? 'painted' : 'refreshed') : 'plain', d: floorPath },
    ...(isFloorPainted && coating === 'epoxy'
      ? [{ look: 'texture' as const, d: floorPath, texture: 'flakes' }]
      : []),
    ...doorParts,
    ...labelIn({ x: doorX, y: doorY, width: doorWidth * scale, height: doorFeet * scale }, [
      name('door', door),
      name('material', material),
    ]),
    ...labelIn(
      {
        x: wallX - (depth * towards.left * scale) / 2,
        y: wallY,
        width: depth * towards.left * scale,
        height: wallFeet * scale,
      },
      [Number(walls) > 0 && area(Number(walls))],
    ),
    ...labelIn(
      {
        x: floorX,
        y: floorY - (depth * towards.down * scale) / 2,
        width: width * scale,
        height: depth * towards.down * scale,
      },
      [isFloorPainted && name('coating', coating), Number(floor) > 0 && area(Number(floor))],
    ),
  ];
};

/** The joints of a door: planks of wood, fine ribs of aluminum, or the sections and panels of steel. */
function joints(
  material: string,
  start: number,
  width: number,
  at: (right: number, up: number) => Point,
): string {
  const across = (up: number) => polyline([at(start, up), at(start + width, up)]);
  const upright = (right: number) => polyline([at(start + right, 0), at(start + right, doorFeet)]);
  const between = (count: number) => numbersBelow(count - 1).map((index) => (index + 1) / count);
  const sections = between(4).map((part) => across(part * doorFeet));
  if (material === 'wood')
    return [...sections, ...between(width).map((part) => upright(part * width))].join('');
  if (material === 'aluminum')
    return between(12)
      .map((part) => across(part * doorFeet))
      .join('');
  return [...sections, ...between(width / 2).map((part) => upright(part * width))].join('');
}
