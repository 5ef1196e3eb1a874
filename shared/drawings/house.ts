import type { DrawingPart } from '../drawing';
import { numbersBelow } from '../numbers-below';
import type { DrawJob } from './draw-job';
import { type Box, clamp, inset, labelIn, polygon, rectangle, short } from './shapes';
import { surfaceTextures } from './textures';

const storeysOf: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
/** Patches of old paint that comes off. */
const patchesOf: Readonly<Record<string, number>> = { some: 6, much: 18 };
const ground = 152;
const widthOf = [0, 200, 160, 130];
const roofHeight = 34;
const label = { x: 0, y: 157, width: 240, height: 20 };
/** Steps of the golden ratio spread points evenly, however many there are. */
const golden = 0.618;

/** The front of a house. */
export interface Elevation {
  readonly walls: Box;
  readonly windows: readonly Box[];
  readonly doors: readonly Box[];
  /** Both sides of the windows, window by window. */
  readonly shutters: readonly Box[];
}

/** A house of so many storeys, with a window for each two shutters and at least one door. */
export function elevationOf(storeys: number, doorCount: number, shutterCount: number): Elevation {
  const width = widthOf[storeys] ?? 130;
  const storeyHeight = Math.min(46, 108 / storeys);
  const height = storeys * storeyHeight;
  const walls = { x: 120 - width / 2, y: ground - height, width, height };
  const perStorey = Math.max(4 - (storeys - 1) / 2, shutterCount / 2 / storeys);
  const columns = Math.ceil(perStorey);
  const doorways = Math.max(1, doorCount);
  const firstDoor = Math.floor(columns / 2);
  const windows = numbersBelow(storeys).flatMap((storey) => {
    // The doors are among the windows of the ground floor.
    const slots = storey === 0 ? columns + doorways : columns;
    const step = width / slots;
    return numbersBelow(columns).map((index) => {
      const slot = storey === 0 && index >= firstDoor ? index + doorways : index;
      const size = Math.min(18, step * 0.5);
      return {
        x: walls.x + step * (slot + 0.5) - size / 2,
        y: ground - storeyHeight * (storey + 1) + storeyHeight * 0.22,
        width: size,
        height: storeyHeight * 0.5,
      };
    });
  });
  const step = width / (columns + doorways);
  const doorSize = Math.min(18, step * 0.7);
  const doors = numbersBelow(doorways).map((index) => ({
    x: walls.x + step * (firstDoor + index + 0.5) - doorSize / 2,
    y: ground - storeyHeight * 0.74,
    width: doorSize,
    height: storeyHeight * 0.74,
  }));
  const shutters = windows
    .flatMap((window) => {
      const size = window.width * 0.4;
      return [window.x - size, window.x + window.width].map((x) => ({ ...window, x, width: size }));
    })
    .slice(0, shutterCount);
  return { walls, windows, doors, shutters };
}

/** The front of a house by its storeys and siding, with what is painted of it. */
export const drawHouse: DrawJob = ({ values }, { job: { choices }, area }) => {
  const storeys = storeysOf[`${values.storeys}`];
  if (!storeys) return undefined;
  const number = (name: string) => Number(values[name]) || 0;
  const size = number('walls');
  const doorCount = number('doors');
  const { walls, windows, doors, shutters } = elevationOf(storeys, doorCount, number('shutters'));
  const wallPath = rectangle(walls);
  const texture = surfaceTextures.find(({ id }) => id === values.siding)?.id;
  const patches = size > 0 ? numbersBelow(patchesOf[`${values.preparation}`] ?? 0) : [];
  const siding = choices?.siding?.[`${values.siding}`];
  const frames = [...windows, ...doors].map(rectangle).join('');
  const eaves = polygon([
    [walls.x - 10, walls.y],
    [walls.x + 26, walls.y - roofHeight],
    [walls.x + walls.width - 26, walls.y - roofHeight],
    [walls.x + walls.width + 10, walls.y],
  ]);
  const parts: readonly (DrawingPart | false | undefined)[] = [
    { look: size > 0 ? 'painted' : 'plain', d: wallPath, key: 'walls' },
    texture !== undefined && { look: 'texture', d: wallPath, texture, key: 'siding' },
    patches.length > 0 && {
      look: 'plain',
      d: patches.map((index) => patch(index, walls)).join(''),
      key: 'old',
    },
    { look: 'plain', d: eaves, key: 'roof' },
    { look: 'plain', d: frames, key: 'openings' },
    { look: 'line', d: windows.map(cross).join(''), key: 'panes' },
    { look: 'refreshed', d: doors.slice(0, doorCount).map(rectangle).join(''), key: 'doors' },
    { look: 'refreshed', d: shutters.map(rectangle).join(''), key: 'shutters' },
    number('trim') > 0 && {
      look: 'trim',
      d: `${eaves}${windows.map((window) => rectangle(inset(window, -1))).join('')}`,
      key: 'trim',
    },
    { look: 'line', d: `M4 ${ground}h232`, key: 'ground' },
  ];
  const both = [size > 0 && area(size), siding].filter(Boolean).join(', ');
  const caption = labelIn(label, [both]);
  return [
    ...parts.filter((part) => typeof part === 'object'),
    ...(caption.length > 0 ? caption : labelIn(label, [size > 0 ? area(size) : siding])),
  ];
};

/** The bars of a window. */
function cross({ x, y, width, height }: Box): string {
  return `M${short(x + width / 2)} ${short(y)}v${short(height)}M${short(x)} ${short(y + height / 2)}h${short(width)}`;
}

/** A flake of old paint, the same at each drawing. */
function patch(index: number, { x, y, width, height }: Box): string {
  const size = clamp(2, width / 30, 6);
  const left = x + 2 + ((index * golden) % 1) * (width - 2 * size - 4);
  const top = y + 2 + ((index * golden * golden * 3) % 1) * (height - size - 4);
  return polygon([
    [left, top + size / 2],
    [left + size, top],
    [left + 2 * size, top + size / 3],
    [left + size, top + size],
  ]);
}
