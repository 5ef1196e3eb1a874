import type { DrawingPart, Shape } from '../drawing';
import type { FieldValues } from '../jobs/job-form';
import { numbersBelow } from '../numbers-below';
import type { DrawJob } from './draw-job';
import { type Box, clamp, labelIn, type Point, polygon, polyline, rectangle, short } from './shapes';

const fenceHeightFeet = 6;
const picketWidth = 12;
const margin = 8;
const captionHeight = 20;

/** How long a part is in feet: a fence by its usual height, a deck as a square. */
export function lengthFeet({ structure, area }: FieldValues): number {
  const size = Number(area) || 0;
  return structure === 'fence' ? size / fenceHeightFeet : Math.sqrt(size);
}

/** Boxes of the same size side by side and one below the other. */
export function gridOf(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Box[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count / 3)));
  const rows = Math.ceil(count / columns);
  return numbersBelow(count).map((index) => ({
    x: ((index % columns) * width) / columns,
    y: (Math.floor(index / columns) * height) / rows,
    width: width / columns,
    height: height / rows,
  }));
}

/** Each fence and deck, as long as it is beside the others. */
export const drawFencesAndDecks: DrawJob = ({ items }, { job: { choices }, area }) => {
  if (items.some(({ structure }) => structure !== 'fence' && structure !== 'deck')) return undefined;
  const longest = Math.max(...items.map(lengthFeet), 1);
  const cells = gridOf(items.length, { width: 240, height: 180 });
  return items.flatMap((item, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const size = Number(item.area) || 0;
    const words = [choices?.structure?.[`${item.structure}`], size > 0 && area(size)].filter(Boolean);
    const height = Math.min(captionHeight, cell.height / 3);
    const caption = labelIn({ ...cell, y: cell.y + cell.height - height, height }, [words.join(', ')]);
    const full = cell.width - 2 * margin;
    const width = size > 0 ? full * clamp(0.25, lengthFeet(item) / longest, 1) : full;
    const body = {
      x: cell.x + (cell.width - width) / 2,
      y: cell.y + Math.min(margin, cell.height / 8),
      width,
      height: cell.height - height - 2 * Math.min(margin, cell.height / 8),
    };
    const look = size > 0 ? 'painted' : 'missing';
    const shapes = item.structure === 'fence' ? fence(body, look, item.sides === 'both') : deck(body, look);
    const parts: readonly DrawingPart[] = shapes.map((shape, part) => ({
      ...shape,
      key: `${item.id}-${part}`,
    }));
    const wood = shapes.filter((shape) => shape.look === look).at(item.structure === 'fence' ? -1 : 0);
    const grain: readonly DrawingPart[] =
      item.coating === 'stain' && size > 0 && wood ? [{ look: 'texture', d: wood.d, texture: 'grain' }] : [];
    return [...parts, ...grain, ...caption];
  });
};

/** A row of pickets with rails; with both sides, the other one above it. */
function fence(box: Box, look: Shape['look'], isBoth: boolean): readonly Shape[] {
  const height = Math.min(box.height, 84);
  const shift = isBoth ? Math.min(8, height / 6) : 0;
  const top = box.y + (box.height - height) / 2 + shift;
  const tall = height - shift;
  const step = box.width / countOf(box.width);
  const rail = (part: number, y: number) =>
    `M${short(box.x)} ${short(y + tall * part)}h${short(box.width - step * 0.3)}`;
  const front = { ...box, y: top, height: tall };
  const rails = { look: 'line' as const, d: rail(0.35, top) + rail(0.75, top) };
  if (!isBoth) return [{ look, d: pickets(front) }, rails];
  // Its pickets show through the gaps.
  const back = pickets({ ...front, x: front.x + step / 2, y: top - shift, width: front.width - step });
  return [{ look, d: back }, { look, d: pickets(front) }, rails];
}

function countOf(width: number): number {
  return Math.max(3, Math.round(width / picketWidth));
}

function pickets({ x, y, width, height }: Box): string {
  const count = countOf(width);
  const step = width / count;
  const peak = Math.min(step / 2, height / 4);
  return numbersBelow(count)
    .map((index) => {
      const left = x + step * index;
      const right = left + step * 0.7;
      return polygon([
        [left, y + height],
        [left, y + peak],
        [(left + right) / 2, y],
        [right, y + peak],
        [right, y + height],
      ]);
    })
    .join('');
}

/** A platform of boards seen from above at an angle, with a railing behind. */
function deck(box: Box, look: Shape['look']): readonly Shape[] {
  const slant = Math.min(box.width * 0.25, box.height * 0.5);
  const width = box.width - slant;
  const railing = Math.min(26, box.height * 0.28);
  const depth = Math.min(box.height - railing - 6, width * 0.5);
  const back = box.y + (box.height - depth - railing - 6) / 2 + railing;
  const at = (right: number, near: number): Point => [
    box.x + slant * (1 - near) + right * width,
    back + near * depth,
  ];
  const boards = Math.max(3, Math.round(depth / 7));
  const board = (index: number) => polyline([at(0, index / boards), at(1, index / boards)]);
  const [startX] = at(0, 0);
  const posts = Math.max(2, Math.round(width / 24));
  const post = (index: number) =>
    `M${short(startX + (width * index) / posts)} ${short(back)}v${short(-railing)}`;
  const [edgeX, edgeY] = at(0, 1);
  return [
    { look, d: polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]) },
    { look, d: rectangle({ x: edgeX, y: edgeY, width, height: 6 }) },
    {
      look: 'line',
      d:
        numbersBelow(boards - 1)
          .map((index) => board(index + 1))
          .join('') +
        numbersBelow(posts + 1)
          .map(post)
          .join('') +
        `M${short(startX)} ${short(back - railing)}h${short(width)}`,
    },
  ];
}
