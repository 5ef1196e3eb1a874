import { vi } from 'vitest';

const real = await vi.importActual<typeof import('virtual:business-settings')>('virtual:business-settings');

/*
 * The settings of the business that is tested, but with the rules that docs/behaviour.md writes down: for tests of sentences
 * and figures that depend on them. `vi.mock('virtual:business-settings', () => import('../../support/usual-rules'))`.
 */

export const { phone } = real;

export const areaUnit = 'sq ft';

export const businessSettings = {
  ...real.businessSettings,
  timeZone: 'America/Toronto',
  closingHour: 18,
  closedDays: ['Saturday'],
  minimumOrder: 350,
  currency: 'CAD',
  currencySymbol: '$',
  languages: ['en', 'fr'],
};
