import { expect, test } from 'vitest';
import {
  quoteConfirmationParams,
  quoteNotificationParams,
} from '../../../widgets/painting-quote-form/quote-mails';

const fridayEvening = new Date('2025-07-11T22:00:00Z');
const hours = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] } as const;
const request = {
  name: 'Ann Lee',
  phone: '4165550142',
  email: 'ann@example.ca',
  address: '12 Elm St',
  mathAnswer: '7',
  message: 'Two bedrooms, please.',
};

test('the business receives everything but the answer', () => {
  expect(quoteNotificationParams(request)).toStrictEqual({
    client_name: 'Ann Lee',
    client_email: 'ann@example.ca',
    client_phone: '4165550142',
    client_address: '12 Elm St',
    client_message: 'Two bedrooms, please.',
    EstimatorValues: '',
  });
});

test("the business receives the page's own fields, which never replace the form's", () => {
  expect(quoteNotificationParams(request, { heard: 'Radio', name: 'Somebody' })).toStrictEqual({
    ...quoteNotificationParams(request),
    client_heard: 'Radio',
  });
});

test('the visitor learns when the business will call', () => {
  expect(quoteConfirmationParams(request, fridayEvening, hours)).toStrictEqual({
    client_name: 'Ann Lee',
    client_email: 'ann@example.ca',
    time_contact_message: "we'll contact you Sunday morning",
  });
});
