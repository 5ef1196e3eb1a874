import { formatMoney } from '../lib/money';
import type { GeneralValues, Room, WholeCondoValues } from './estimate-values';
import { ceilingTypeLabels, fieldLabels, type LabelledField, paintTypeLabels } from './labels';
import { type EstimatePrice, minimumOrderDollars } from './minimum-order';

const line = (field: LabelledField, value: string | number) => `${fieldLabels[field]}: ${value}`;
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
const area = (squareFeet: number | null) => (squareFeet === null ? 'Not given' : `${squareFeet} sq ft`);

/** A ceiling is not measured: it is taken to be as large as the wall figure (docs/behaviour.md#37-the-summary). */
const ceilingAreaLine = (wallSqft: number | null) => `Ceiling Area: ${area(wallSqft)}`;

function wholeCondoLines(values: WholeCondoValues): string[] {
  return [
    'Project Details',
    line('doors', values.doors),
    line('doorFrames', values.doorFrames),
    line('wallSqft', area(values.wallSqft)),
    line('wallPaintType', paintTypeLabels[values.wallPaintType]),
    line('hasCrownMolding', yesOrNo(values.hasCrownMolding)),
    line('bathrooms', values.bathrooms),
    line('isTwoStory', yesOrNo(values.isTwoStory)),
    line('ceilingType', ceilingTypeLabels[values.ceilingType]),
    ceilingAreaLine(values.wallSqft),
    line('hasBaseboards', yesOrNo(values.hasBaseboards)),
    line('hasHighCeilings', yesOrNo(values.hasHighCeilings)),
    line('dens', values.dens),
    line('hasAccentWall', yesOrNo(values.hasAccentWall)),
    line('closets', values.closets),
  ];
}

function roomLines(room: Room, index: number): string[] {
  return [
    `Room ${index + 1}`,
    line('wallPaintType', paintTypeLabels[room.wallPaintType]),
    line('wallSqft', area(room.wallSqft)),
    line('ceilingType', ceilingTypeLabels[room.ceilingType]),
    ceilingAreaLine(room.wallSqft),
    line('crownMolding', yesOrNo(room.crownMolding)),
    line('baseboards', yesOrNo(room.baseboards)),
  ];
}

function generalLines(values: GeneralValues): string[] {
  return [
    'General Details',
    line('doors', values.doors),
    line('doorFrames', values.doorFrames),
    line('bathrooms', values.bathrooms),
    line('dens', values.dens),
    line('closets', values.closets),
    line('isTwoStory', yesOrNo(values.isTwoStory)),
    line('hasHighCeilings', yesOrNo(values.hasHighCeilings)),
    line('hasAccentWall', yesOrNo(values.hasAccentWall)),
  ];
}

function totalLines({ totalCost, originalCost, minimumApplied }: EstimatePrice): string[] {
  if (!minimumApplied) return ['Total Estimated Cost', formatMoney(totalCost)];
  return [
    `Original Estimate: ${formatMoney(originalCost)}`,
    `Minimum Order Applied: ${formatMoney(minimumOrderDollars)}`,
    `Final Cost: ${formatMoney(totalCost)}`,
  ];
}

const joinBlocks = (blocks: string[][]) => blocks.map((lines) => lines.join('\n')).join('\n\n');

/** What the business reads about a whole condo: English text, one field a line, then the total (docs/behaviour.md#37-the-summary). */
export function summarizeWholeCondo(values: WholeCondoValues, price: EstimatePrice): string {
  return joinBlocks([wholeCondoLines(values), totalLines(price)]);
}

/** What the business reads about specific rooms: English text, a block for each room, the general details, then the total (docs/behaviour.md#37-the-summary). */
export function summarizeSpecificRooms(
  rooms: readonly Room[],
  generalValues: GeneralValues,
  price: EstimatePrice,
): string {
  return joinBlocks([
    ['SPECIFIC ROOMS ESTIMATE'],
    ...rooms.map(roomLines),
    generalLines(generalValues),
    totalLines(price),
  ]);
}
