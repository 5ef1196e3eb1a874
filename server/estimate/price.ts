import type { EstimateBody, EstimateRoom, SharedValues } from './estimate-body';
import { type AccessRate, countNames, type Rates, type TrimRate } from './rates';

/** One surface to be painted: the whole condo, or a room of it. */
type Surface = Pick<EstimateRoom, 'wallPaintType' | 'ceilingType' | 'crownMolding' | 'baseboards'> & {
  readonly areaSqft: number;
};

/**
 * Gives the price in whole cents, before tax and before any minimum order (the widget applies that, docs/behaviour.md#36-minimum-order).
 * More of anything never costs less: every rate is zero or more and nothing is subtracted.
 */
export function priceCents(body: EstimateBody, rates: Rates): number {
  const surfaces = surfacesOf(body, rates);
  const surfacesCents = sum(surfaces.map((surface) => surfaceCents(surface, rates)));
  const shared = body.estimationType === 'general' ? body : body.generalValues;
  return surfacesCents + piecesCents(shared, rates) + accessCents(surfacesCents, shared, rates);
}

function surfacesOf(body: EstimateBody, rates: Rates): readonly Surface[] {
  if (body.estimationType === 'specific_rooms') {
    return body.rooms.map((room) => ({
      ...room,
      areaSqft: room.wallSqft ?? rates.defaultArea.room.squareFeet,
    }));
  }
  const { wallSqft, hasCrownMolding: crownMolding, hasBaseboards: baseboards } = body;
  return [
    { ...body, crownMolding, baseboards, areaSqft: wallSqft ?? rates.defaultArea.wholeCondo.squareFeet },
  ];
}

/** The ceiling is charged by the wall area, the only one the visitor gives (docs/behaviour.md#37-the-summary). */
function surfaceCents(surface: Surface, rates: Rates): number {
  const { areaSqft } = surface;
  const perSquareFoot =
    rates.wallsByPaintType[surface.wallPaintType].cents + rates.ceilingsByType[surface.ceilingType].cents;
  return (
    Math.round(areaSqft * perSquareFoot) +
    (surface.crownMolding ? trimCents(areaSqft, rates.trim.crownMolding) : 0) +
    (surface.baseboards ? trimCents(areaSqft, rates.trim.baseboards) : 0)
  );
}

function trimCents(areaSqft: number, rate: TrimRate): number {
  return rate.flat.cents + Math.round(areaSqft * rate.perSquareFoot.cents);
}

function piecesCents(shared: SharedValues, rates: Rates): number {
  const pieces = countNames.map((name) => shared[name] * rates.pieces[name].cents);
  return sum(pieces) + (shared.hasAccentWall ? rates.accentWall.cents : 0);
}

function accessCents(surfacesCents: number, shared: SharedValues, rates: Rates): number {
  const charge = (rate: AccessRate) =>
    rate.flat.cents + Math.round((surfacesCents * rate.percent.percent) / 100);
  return (
    (shared.isTwoStory ? charge(rates.access.twoStory) : 0) +
    (shared.hasHighCeilings ? charge(rates.access.highCeilings) : 0)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
