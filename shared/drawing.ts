import { isRecord } from './untrusted';

/** What a shape of a drawing stands for, which gives it its colours. */
const looks = [
  /** Is there, and stays as it is. */
  'plain',
  'painted',
  'refreshed',
  'trim',
  'line',
  /** A gap in a wall. */
  'opening',
  /** Waits for a figure. */
  'missing',
  /** A texture over another shape. */
  'texture',
] as const;

/** Size of every drawing, in its own units. */
export const drawingSize = { width: 240, height: 180 };

/** A drawing of a project as data. */
export interface Drawing {
  readonly textures: readonly Texture[];
  readonly parts: readonly DrawingPart[];
}

/** A square that repeats within the shapes that name it. */
export interface Texture {
  readonly id: string;
  readonly size: number;
  /** An SVG path. */
  readonly d: string;
}

/** A shape, or lines of text around a point. */
export type DrawingPart = Shape | Label;

/** A shape as an SVG path. */
export interface Shape {
  readonly look: (typeof looks)[number];
  readonly d: string;
  /** The id of its texture. */
  readonly texture?: string | undefined;
  /** Stays the same for a shape while others come and go. */
  readonly key?: string;
}

/** Lines of text with their common centre. */
export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly key?: string;
}

/** `value` as a drawing, without foreign fields; undefined if it is not one. Storage and history may hold anything. */
export function readDrawing(value: unknown): Drawing | undefined {
  if (!isRecord(value) || !Array.isArray(value.parts) || !Array.isArray(value.textures)) return undefined;
  const textures = value.textures.filter(isTexture).map(({ id, size, d }) => ({ id, size, d }));
  const parts = value.parts.flatMap((part): readonly DrawingPart[] => {
    if (isLabel(part)) return [{ lines: part.lines, x: part.x, y: part.y }];
    if (!isShape(part)) return [];
    const texture = textures.find(({ id }) => id === part.texture)?.id;
    return [{ look: part.look, d: part.d, ...(texture && { texture }) }];
  });
  return { textures, parts };
}

function isTexture(value: unknown): value is Texture {
  return isRecord(value) && /^\w+$/.test(`${value.id}`) && typeof value.size === 'number' && isPath(value.d);
}

function isLabel(value: unknown): value is Label {
  return (
    isRecord(value) &&
    Array.isArray(value.lines) &&
    value.lines.every((line) => typeof line === 'string') &&
    typeof value.x === 'number' &&
    typeof value.y === 'number'
  );
}

function isShape(value: unknown): value is Shape {
  return isRecord(value) && looks.some((look) => look === value.look) && isPath(value.d);
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^[MmLlHhVvAaQqZz\d\s.-]*$/.test(value);
}
