import type { EstimateRoom, SharedValues } from '../../shared/estimate-body';
import type { FieldName } from '../../shared/fields';
import { en } from '../../shared/locales/en';
import { type AccessRate, type CentsRate, countNames, type Rates, type TrimRate } from './rates';
import type { MeasuredBody } from './wall-area';

const { fields: labels, choices } = en.estimator;

/** One line of a price: what is done, and what it costs. */
export interface PriceLine {
  readonly label: string;
  /** The field of the calculators that it is for. */
  readonly field: FieldName;
  /** The `id` of the room; absent for what is charged once. */
  readonly room?: number;
  /** Their sum is what the line costs; those of one line are shown together. */
  readonly parts: readonly PricePart[];
}

/** One rate, applied. */
export interface PricePart {
  readonly cents: number;
  /** The number of units that the rate is applied to. */
  readonly quantity: number;
  readonly rate: CentsRate | AccessRate['percent'];
}

/** One surface to be painted: the whole condo, or a room of it. */
type Surface = Pick<EstimateRoom, 'wallPaintType' | 'ceilingType' | 'crownMolding' | 'baseboards'> & {
  /** Start of its lines. */
  readonly name: string;
  /** Which room it is; absent for a whole condo. */
  readonly room?: number;
  readonly areaSqft: number;
};

/**
 * The lines of a price, without those that cost nothing, before tax and before any minimum order (the widget
 * applies that, docs/behaviour.md#36-minimum-order). More of anything never costs less: every rate is zero or more and
 * nothing is subtracted.
 */
export function priceLines(body: MeasuredBody, rates: Rates): readonly PriceLine[] {
  const surfaceLines = surfacesOf(body).flatMap((surface) => linesOfSurface(surface, rates));
  const shared = body.estimationType === 'general' ? body : body.generalValues;
  const lines = [
    ...surfaceLines,
    ...pieceLines(shared, rates),
    ...accessLines(totalCents(surfaceLines), shared, rates),
  ];
  return lines.filter((line) => lineCents(line) > 0);
}

/** Cost of a line, in whole cents. */
export function lineCents({ parts }: Pick<PriceLine, 'parts'>): number {
  return sum(parts.map(({ cents }) => cents));
}

/** Cost of all lines, in whole cents. */
export function totalCents(lines: readonly PriceLine[]): number {
  return sum(lines.map(lineCents));
}

function surfacesOf(body: MeasuredBody): readonly Surface[] {
  if (body.estimationType === 'specific_rooms') {
    return body.rooms.map((room, index) => ({
      ...room,
      name: `Room ${index + 1}, `,
      room: room.id,
      areaSqft: room.wallSqft,
    }));
  }
  const { wallSqft, hasCrownMolding: crownMolding, hasBaseboards: baseboards } = body;
  return [{ ...body, name: '', crownMolding, baseboards, areaSqft: wallSqft }];
}

/** The ceiling is charged by the wall area, the only one the visitor gives (docs/behaviour.md#37-the-summary). */
function linesOfSurface(surface: Surface, rates: Rates): readonly PriceLine[] {
  const { name, room, areaSqft, wallPaintType, ceilingType } = surface;
  const line = (field: FieldName, label: string, parts: readonly PricePart[]): PriceLine => ({
    label: name + label,
    field,
    ...(room !== undefined && { room }),
    parts,
  });
  const trimLine = (trim: 'crownMolding' | 'baseboards') =>
    line(
      // The whole condo's fields have names of their own.
      room === undefined ? condoTrim[trim] : trim,
      labels[trim],
      surface[trim] ? trimParts(areaSqft, rates.trim[trim]) : [],
    );
  const paint = choices.wallPaintType[wallPaintType];
  const ceiling = choices.ceilingType[ceilingType];
  return [
    line('wallPaintType', `Walls: ${paint}`, [part(areaSqft, rates.wallsByPaintType[wallPaintType])]),
    line('ceilingType', `Ceiling: ${ceiling}`, [part(areaSqft, rates.ceilingsByType[ceilingType])]),
    trimLine('crownMolding'),
    trimLine('baseboards'),
  ];
}

const condoTrim = { crownMolding: 'hasCrownMolding', baseboards: 'hasBaseboards' } as const;

function trimParts(areaSqft: number, rate: TrimRate): readonly PricePart[] {
  return [part(1, rate.flat), part(areaSqft, rate.perSquareFoot)];
}

function pieceLines(shared: SharedValues, rates: Rates): readonly PriceLine[] {
  return [
    ...countNames.map((name) => fieldLine(name, [part(shared[name], rates.pieces[name])])),
    fieldLine('hasAccentWall', shared.hasAccentWall ? [part(1, rates.accentWall)] : []),
  ];
}

/** Hard-to-reach work: a part for the equipment, and a share of walls, ceilings and trim. */
function accessLines(surfacesCents: number, shared: SharedValues, rates: Rates): readonly PriceLine[] {
  const { twoStory, highCeilings } = rates.access;
  const parts = ({ flat, percent }: AccessRate) => [part(1, flat), share(surfacesCents, percent)];
  return [
    fieldLine('isTwoStory', shared.isTwoStory ? parts(twoStory) : []),
    fieldLine('hasHighCeilings', shared.hasHighCeilings ? parts(highCeilings) : []),
  ];
}

function fieldLine(name: FieldName, parts: readonly PricePart[]): PriceLine {
  return { label: labels[name], field: name, parts };
}

function part(quantity: number, rate: CentsRate): PricePart {
  return { cents: Math.round(quantity * rate.cents), quantity, rate };
}

function share(ofCents: number, rate: AccessRate['percent']): PricePart {
  return { cents: Math.round((ofCents * rate.percent) / 100), quantity: ofCents / 100, rate };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
