import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySymbol, formatMoney } from '../../../shared/money';

describe('dollars', () => {
  test.each([
    [0, '$0.00', '0,00\u00a0$'],
    [-0, '$0.00', '0,00\u00a0$'],
    [0.005, '$0.01', '0,01\u00a0$'],
    [0.1 + 0.2, '$0.30', '0,30\u00a0$'],
    [9.999, '$10.00', '10,00\u00a0$'],
    [350, '$350.00', '350,00\u00a0$'],
    [999.99, '$999.99', '999,99\u00a0$'],
    [999.999, '$1,000.00', '1\u00a0000,00\u00a0$'],
    [1234.5, '$1,234.50', '1\u00a0234,50\u00a0$'],
    [12345.67, '$12,345.67', '12\u00a0345,67\u00a0$'],
    [1000000, '$1,000,000.00', '1\u00a0000\u00a0000,00\u00a0$'],
    [-1234.5, '-$1,234.50', '-1\u00a0234,50\u00a0$'],
  ])('%d reads %s in English and %s in French', (amount, english, french) => {
    expect(formatMoney(amount)).toBe(english);
    expect(formatMoney(amount, 'en')).toBe(english);
    expect(formatMoney(amount, 'fr')).toBe(french);
  });
});

const intl = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' });
const englishCanada = intl('en-CA');
const frenchCanada = intl('fr-CA');

test("any price is formatted like Intl's Canadian format in both languages", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
      expect(formatMoney(amount, 'en')).toBe(englishCanada.format(amount));
      expect(formatMoney(amount, 'fr')).toBe(frenchCanada.format(amount));
    }),
    { numRuns: 2000 },
  );
});

test('any whole number of cents can be read back', () => {
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(Number(formatMoney(cents / 100).replace(/[$,]/g, ''))).toBe(cents / 100);
    }),
  );
});

test.each([
  ['€', '€1,234.50', '1\u00a0234,50\u00a0€'],
  ['CHF', 'CHF1,234.50', '1\u00a0234,50\u00a0CHF'],
])('another currency symbol is used: %s', (symbol, english, french) => {
  expect(formatMoney(1234.5, 'en', symbol)).toBe(english);
  expect(formatMoney(1234.5, 'fr', symbol)).toBe(french);
});

test.each([
  ['CAD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CHF', 'CHF'],
])('%s has the symbol %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});
