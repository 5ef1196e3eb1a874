import { areaUnit } from 'virtual:business-settings';
import { strings } from './strings';

const { en, fr } = strings;

/** The texts of the wizard in the unit in which the business's visitors give areas. */
export const stringsByUnit =
  areaUnit === 'm²'
    ? {
        en: { ...en, areaUnit, fields: { ...en.fields, wallSqft: 'Wall Area' } },
        fr: { ...fr, areaUnit, fields: { ...fr.fields, wallSqft: 'Superficie des murs (m²)' } },
      }
    : strings;
