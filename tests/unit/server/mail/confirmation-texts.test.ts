import { describe, expect, it } from 'vitest';
import { confirmedAreas, confirmedCost, confirmedPromise } from '../../../../server/mail/confirmation-texts';
import { contactTimeMessage } from '../../../../shared/contact-time';
import { formatMoney } from '../../../../shared/money';

const hourMs = 60 * 60 * 1000;

describe('a confirmation says', () => {
  it.each([0, 7.5, 375, 1234.5, 1_234_567.89])('the price that the estimator shows for %d', (dollars) => {
    expect(confirmedCost(`Your total estimated cost is: ${formatMoney(dollars)}`, '$')).toBe(dollars);
    const euros = `Your total estimated cost is: ${formatMoney(dollars, 'en', '€')}`;
    expect(confirmedCost(euros, '€')).toBe(dollars);
  });

  it.each([[['Saturday']], [[]], [['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday']]])(
    'every promise that the tags make in a week, closed on %j',
    (closedDays) => {
      const hours = { timeZone: 'America/Toronto', closingHour: 18, closedDays };
      for (let hour = 0; hour < 7 * 24; hour += 1) {
        const promise = contactTimeMessage(new Date(Date.UTC(2026, 6, 27) + hour * hourMs), hours);
        expect(promise).toContain(confirmedPromise(promise));
      }
    },
  );

  it.each(['384 sq ft', '89.19 m²', '384 sq ft, 250.5 sq ft'])('the assumed areas %s', (areas) => {
    expect(confirmedAreas(areas)).toBe(areas);
  });
});

describe('a confirmation never says', () => {
  it.each([
    'Win $1,000.00 now',
    'Your total estimated cost is: $1,234.50 at evil.example',
    'evil.example',
    'Your total estimated cost is: €1.00',
  ])('the price %s', (text) => expect(confirmedCost(text, '$')).toBeNull());

  it.each(["we'll contact you at evil.example", "we'll contact you shortly today!", ''])(
    'the promise %s',
    (text) => expect(confirmedPromise(text)).toBeNull(),
  );

  it.each(['384 sq ft at evil.example', '1 m', '384 sq ft, '.repeat(20)])('the areas %s', (text) => {
    expect(confirmedAreas(text)).toBe('');
  });
});
