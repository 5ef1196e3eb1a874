import { expect, test, vi } from 'vitest';
import { businessHours, businessMoney } from '../../../widgets/lead/business';
import { contactTimeMessage } from '../../support/texts';

vi.mock('virtual:business-settings', () => ({
  businessSettings: {
    timeZone: 'Europe/Paris',
    closingHour: 17,
    closedDays: ['Sunday'],
    currency: 'EUR',
    currencySymbol: '€',
  },
  areaUnit: 'm²',
}));

test('a business in Paris writes amounts in euros', () => {
  expect(businessMoney(1234.5)).toBe('€1,234.50');
  expect(businessMoney(1234.5, 'fr')).toBe('1\u00a0234,50\u00a0€');
});

test("it promises a call by its own clock, or by the tag's if it has one", () => {
  // Saturday 17:30 in Paris, 11:30 in Toronto.
  const now = new Date('2025-07-12T15:30:00Z');
  const promise = (timeZone: string | undefined) => contactTimeMessage(now, businessHours({ timeZone }));
  expect(promise(undefined)).toBe("we'll contact you Monday morning");
  expect(promise('America/Toronto')).toBe("we'll contact you shortly today");
});
