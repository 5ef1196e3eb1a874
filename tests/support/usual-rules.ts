import { vi } from 'vitest';

const real = await vi.importActual<typeof import('virtual:business-settings')>('virtual:business-settings');

/* Settings of the business under test with the rules of docs/behaviour.md, for tests of texts and figures
   that depend on them. `vi.mock('virtual:business-settings', () => import('../../support/usual-rules'))`. */

export const { phone, ownJobs, comesToLook } = real;

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
