import { areaUnit } from 'virtual:business-settings';
import { strings } from './strings';

const { en, fr } = strings;

/** The texts of the wizard in the unit in which the business's visitors give areas. */
export const stringsByUnit =
  areaUnit === 'm²'
    ? {
        en: { ...en, areaUnit, lengthUnit: 'm', fields: { ...en.fields, wallSqft: 'Wall Area' } },
        fr: {
          ...fr,
          areaUnit,
          lengthUnit: 'm',
          fields: { ...fr.fields, wallSqft: 'Superficie des murs (m²)' },
        },
      }
    : strings;

/** The texts of the wizard in one language. */
export type Strings = (typeof stringsByUnit)['en'];
