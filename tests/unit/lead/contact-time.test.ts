import { describe, expect, test } from 'vitest';
import { contactTimeMessage } from '../../../widgets/lead/contact-time';

const sunday = "we'll contact you Sunday morning";
const tomorrow = "we'll contact you tomorrow morning";
const today = "we'll contact you shortly today";

describe('the table of the business', () => {
  test.each([
    ['Thursday 17:59:59', '2025-07-10T21:59:59.999Z', today],
    ['Thursday 18:00', '2025-07-10T22:00:00Z', tomorrow],
    ['Thursday 23:59', '2025-07-11T03:59:59.999Z', tomorrow],
    ['Friday 00:00', '2025-07-11T04:00:00Z', today],
    ['Friday 17:59:59', '2025-07-11T21:59:59.999Z', today],
    ['Friday 18:00', '2025-07-11T22:00:00Z', sunday],
    ['Saturday 00:00', '2025-07-12T04:00:00Z', sunday],
    ['Saturday 12:00', '2025-07-12T16:00:00Z', sunday],
    ['Saturday 23:59:59', '2025-07-13T03:59:59.999Z', sunday],
    ['Sunday 00:00', '2025-07-13T04:00:00Z', today],
    ['Sunday 18:00', '2025-07-13T22:00:00Z', tomorrow],
    ['Thursday 17:59:59 in winter', '2025-01-09T22:59:59.999Z', today],
    ['Thursday 18:00 in winter', '2025-01-09T23:00:00Z', tomorrow],
    ['Friday 18:00 in winter', '2025-01-10T23:00:00Z', sunday],
    ['Sunday 18:00 on the day the clock goes forward', '2025-03-09T22:00:00Z', tomorrow],
    ['Sunday 17:59 on the day the clock goes back', '2025-11-02T22:59:59Z', today],
  ])('%s in Toronto (%s): %s', (_moment, time, message) => {
    expect(contactTimeMessage(new Date(time))).toBe(message);
  });
});
