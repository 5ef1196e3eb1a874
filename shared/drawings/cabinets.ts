import type { DrawingPart } from '../drawing';
import { numbersBelow } from '../numbers-below';
import type { DrawJob } from './draw-job';
import { type Box, clamp, inset, labelIn, rectangle, short } from './shapes';

const drawersInBank = 4;
const widestColumn = 34;
const drawerHeight = 12;
const uppers = { y: 4, height: 42 };
const bases = { y: 76, height: 50 };
const middle = 120;
const labels = { x: 0, y: 134, width: 240, height: 40 };

/** The fronts of a run of cabinets. */
export interface CabinetRun {
  readonly doors: readonly Box[];
  readonly drawers: readonly Box[];
  /** Half the doors hang above the counter. */
  readonly upper: Box;
  readonly base: Box;
}

/**
 * A run of cabinets with these doors and drawers: the larger half of the doors below the counter, a drawer above each of
 * them, and the other drawers in banks of four.
 */
export function cabinetRun(doorCount: number, drawerCount: number): CabinetRun {
  const high = Math.floor(doorCount / 2);
  const low = doorCount - high;
  const single = Math.min(drawerCount, low);
  const banked = drawerCount - single;
  const columns = low + Math.ceil(banked / drawersInBank);
  const width = Math.min(widestColumn, 232 / Math.max(columns, high, 1));
  const start = middle - (Math.max(columns, high) * width) / 2;
  const column = (index: number, y: number, height: number): Box => ({
    x: start + index * width,
    y,
    width,
    height,
  });
  const bankHeight = bases.height / drawersInBank;
  return {
    doors: [
      ...numbersBelow(high).map((index) => column(index, uppers.y, uppers.height)),
      ...numbersBelow(low).map((index) => {
        const top = index < single ? drawerHeight : 0;
        return column(index, bases.y + top, bases.height - top);
      }),
    ],
    drawers: [
      ...numbersBelow(single).map((index) => column(index, bases.y, drawerHeight)),
      ...numbersBelow(banked).map((index) =>
        column(
          low + Math.floor(index / drawersInBank),
          bases.y + (index % drawersInBank) * bankHeight,
          bankHeight,
        ),
      ),
    ],
    upper: { x: start, ...uppers, width: high * width },
    base: { x: start, ...bases, width: columns * width },
  };
}

/** A run of cabinets with its doors, drawers, sides and new handles. */
export const drawCabinets: DrawJob = ({ values }, { job: { fields } }) => {
  const counts = ['doors', 'drawers', 'sides', 'hardware'].map((name) => values[name]);
  if (typeof counts[0] !== 'number') return undefined;
  const [doorCount = 0, drawerCount = 0, sides = 0, handles = 0] = counts.map((count) => Number(count) || 0);
  const label = ['doors', 'drawers', 'sides'].map(
    (name) => Number(values[name]) > 0 && `${fields[name]} ${values[name]}`,
  );
  const labelParts = labelIn(labels, label.filter(Boolean));
  if (doorCount + drawerCount === 0) {
    const waiting = cabinetRun(12, 6);
    const d = [...waiting.doors, ...waiting.drawers].map((front) => rectangle(inset(front, 1.5))).join('');
    return [{ look: 'missing', d }, ...labelParts];
  }
  const { doors, drawers, upper, base } = cabinetRun(doorCount, drawerCount);
  const fronts = [...doors, ...drawers];
  const gap = clamp(0.3, (fronts[0]?.width ?? 0) / 16, 1.5);
  const painted = fronts.map((front) => rectangle(inset(front, gap))).join('');
  const panelled = doors.filter(({ width }) => width >= 16);
  const parts: readonly DrawingPart[] = [
    { look: 'plain', d: [upper, base].map(rectangle).join('') },
    { look: 'plain', d: rectangle({ x: base.x - 3, y: base.y - 5, width: base.width + 6, height: 5 }) },
    { look: 'painted', d: painted },
    ...(values.finish === 'brush' ? [{ look: 'texture' as const, d: painted, texture: 'brush' }] : []),
    { look: 'line', d: panelled.map((front) => rectangle(inset(front, 6))).join('') },
    { look: 'trim', d: fronts.slice(0, handles).map(handle).join('') },
    { look: 'trim', d: sidePanels(sides, upper, base).map(rectangle).join('') },
  ];
  return [...parts, ...labelParts];
};

/** A pull in the middle of a drawer, and beside the edge of a door. */
function handle({ x, y, width, height }: Box): string {
  const length = clamp(1, width / 5, 6);
  return width > height
    ? `M${short(x + width / 2 - length / 2)} ${short(y + height / 2)}h${short(length)}`
    : `M${short(x + width - width / 6)} ${short(y + height / 2 - length / 2)}v${short(length)}`;
}

/** Sides as narrow panels: at the ends of both rows, then spread along the lower one. */
function sidePanels(count: number, upper: Box, base: Box): readonly Box[] {
  const width = 2.5;
  const ends = [base, upper].flatMap((row) =>
    [row.x - width, row.x + row.width].map((x) => ({ x, y: row.y, width, height: row.height })),
  );
  const others = Math.max(0, count - ends.length);
  const spread = numbersBelow(others).map((index) => ({
    x: base.x + (base.width * (index + 1)) / (others + 1),
    y: base.y,
    width,
    height: base.height,
  }));
  return [...ends.slice(0, count), ...spread];
}
