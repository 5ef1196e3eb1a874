/** What is counted, in the order in which it is asked (docs/behaviour.md#33-calculator-fields). */
export const countFields = ['doors', 'doorFrames', 'bathrooms', 'dens', 'closets'] as const;

export type CountField = (typeof countFields)[number];

/** The most of anything that can be counted (docs/behaviour.md#73-limits). */
export const maximumCount = 5;

/** How walls are painted (docs/behaviour.md#33-calculator-fields); the first is the default. */
export const paintTypes = ['colour_change', 'refresh'] as const;

export type PaintType = (typeof paintTypes)[number];

/** What ceilings are like (docs/behaviour.md#33-calculator-fields); the first is the default. */
export const ceilingTypes = ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const;

export type CeilingType = (typeof ceilingTypes)[number];

/** What the whole-condo calculator asks (docs/behaviour.md#33-calculator-fields): counts from 0 to 5, `wallSqft` null while no figure is given. */
export interface WholeCondoValues {
  doors: number;
  doorFrames: number;
  wallSqft: number | null;
  wallPaintType: PaintType;
  hasCrownMolding: boolean;
  bathrooms: number;
  isTwoStory: boolean;
  ceilingType: CeilingType;
  hasBaseboards: boolean;
  hasHighCeilings: boolean;
  dens: number;
  hasAccentWall: boolean;
  closets: number;
}

/** One room of the specific-rooms calculator (docs/behaviour.md#33-calculator-fields): the first has id 1, each added one the time at which it was added. */
export interface Room {
  id: number;
  wallPaintType: PaintType;
  wallSqft: number | null;
  ceilingType: CeilingType;
  crownMolding: boolean;
  baseboards: boolean;
}

/** What the specific-rooms calculator asks beside its rooms (docs/behaviour.md#33-calculator-fields): counts from 0 to 5. */
export interface GeneralValues {
  doors: number;
  doorFrames: number;
  bathrooms: number;
  dens: number;
  closets: number;
  isTwoStory: boolean;
  hasHighCeilings: boolean;
  hasAccentWall: boolean;
}

/** The whole-condo calculator at the start and after Reset (docs/behaviour.md#34-rooms). */
export function defaultWholeCondoValues(): WholeCondoValues {
  return {
    doors: 0,
    doorFrames: 0,
    wallSqft: null,
    wallPaintType: 'colour_change',
    hasCrownMolding: false,
    bathrooms: 0,
    isTwoStory: false,
    ceilingType: 'none',
    hasBaseboards: false,
    hasHighCeilings: false,
    dens: 0,
    hasAccentWall: false,
    closets: 0,
  };
}

/** The general details of the specific-rooms calculator at the start and after Reset (docs/behaviour.md#34-rooms). */
export function defaultGeneralValues(): GeneralValues {
  return {
    doors: 0,
    doorFrames: 0,
    bathrooms: 0,
    dens: 0,
    closets: 0,
    isTwoStory: false,
    hasHighCeilings: false,
    hasAccentWall: false,
  };
}

/** A room of which nothing is known yet. */
export function newRoom(id: number): Room {
  return {
    id,
    wallPaintType: 'colour_change',
    wallSqft: null,
    ceilingType: 'none',
    crownMolding: false,
    baseboards: false,
  };
}

/** An id for a room added at `nowMs`: that time, or the next number no other room has (docs/behaviour.md#34-rooms, docs/behaviour.md#33-calculator-fields). */
export function nextRoomId(rooms: readonly Room[], nowMs: number): number {
  const taken = new Set(rooms.map((room) => room.id));
  let id = nowMs;
  while (taken.has(id)) id += 1;
  return id;
}

/** The wall square footage typed into a field: a finite number of at least 0, or null for an empty field and anything else. */
export function readWallSqft(text: string): number | null {
  if (text.trim() === '') return null;
  const squareFeet = Number(text);
  return Number.isFinite(squareFeet) && squareFeet >= 0 ? squareFeet : null;
}
