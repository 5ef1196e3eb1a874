import type { Label } from '../drawing';

/** A rectangle, in units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place of the drawing. */
export type Point = readonly [x: number, y: number];

/** Room that a line of a label and one of its letters take at the largest size of labels. */
const lineHeight = 18;
const letterWidth = 7.8;

/** A number with at most one decimal, which keeps paths short. */
export function short(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The path of a rectangle. */
export function rectangle({ x, y, width, height }: Box): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** The path of a closed shape with these corners. */
export function polygon(corners: readonly Point[]): string {
  return `${polyline(corners)}z`;
}

/** The path of an open line along these points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A box without a margin on each side. */
export function inset({ x, y, width, height }: Box, margin: number): Box {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The lines that fit into a box, in its middle; none if none fits. */
export function labelIn(
  { x, y, width, height }: Box,
  lines: readonly (string | false | undefined)[],
  key?: string,
): readonly Label[] {
  const shown = lines
    .filter((line) => typeof line === 'string')
    .slice(0, Math.max(0, Math.floor(height / lineHeight)))
    .filter(({ length }) => length * letterWidth < width);
  if (shown.length === 0) return [];
  return [{ lines: shown, x: short(x + width / 2), y: short(y + height / 2), ...(key && { key }) }];
}

/** `number`, or the nearer of both bounds. */
export function clamp(low: number, number: number, high: number): number {
  return Math.min(high, Math.max(low, number));
}
