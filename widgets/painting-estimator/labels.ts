import type { CeilingType, GeneralValues, PaintType, Room, WholeCondoValues } from './estimate-values';

/** Every field of either calculator that has a label of its own. */
export type LabelledField = keyof WholeCondoValues | keyof GeneralValues | Exclude<keyof Room, 'id'>;

/** The English names of the calculators' fields, for the screen and for the business's mail (docs/behaviour.md#33-calculator-fields). */
export const fieldLabels: Record<LabelledField, string> = {
  doors: 'Doors',
  doorFrames: 'Door Frames',
  wallSqft: 'Wall Square Footage',
  wallPaintType: 'Wall Paint Type',
  hasCrownMolding: 'Crown Molding',
  crownMolding: 'Crown Molding',
  bathrooms: 'Bathrooms',
  isTwoStory: 'Two-Story',
  ceilingType: 'Ceiling Type',
  hasBaseboards: 'Baseboards',
  baseboards: 'Baseboards',
  hasHighCeilings: '10+ ft High Walls/Ceiling',
  dens: 'Dens',
  hasAccentWall: 'Accent Wall',
  closets: 'Closets',
};

/** The English names of the wall paint types (docs/behaviour.md#33-calculator-fields). */
export const paintTypeLabels: Record<PaintType, string> = {
  colour_change: 'Color Change',
  refresh: 'Refresh',
};

/** The English names of the ceiling types (docs/behaviour.md#33-calculator-fields). */
export const ceilingTypeLabels: Record<CeilingType, string> = {
  none: 'None',
  non_stipple: 'Non-Stipple',
  painted_stipple: 'Painted Stipple',
  unpainted_stipple: 'Unpainted Stipple',
};
