import { expect, test, vi } from 'vitest';
import {
  estimatorCustomerParams,
  estimatorTeamParams,
} from '../../../widgets/painting-estimator/estimator-mails';
import { defaultValues } from '../../../widgets/painting-estimator/fields';
import { summarize } from '../../../widgets/painting-estimator/summary';
import { priceOf } from './price-of';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const wednesdayNoon = new Date('2025-07-09T16:00:00Z');
const hours = { timeZone: 'America/Toronto', closingHour: 18, closedDays: ['Saturday'] } as const;
const contact = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '416-555-0142',
};
const project = { estimationType: 'general', values: defaultValues('wholeCondo') } as const;
const price = priceOf(1234.5);

test('the business is told who asks for what', () => {
  expect(estimatorTeamParams({ contact, project, price })).toStrictEqual({
    client_name: 'Ann Lee',
    client_address: '12 Elm St',
    client_email: 'ann@example.ca',
    client_phone: '416-555-0142',
    EstimatorValues: summarize(project, price),
  });
});

test('the customer is told the price, and when the business will call', () => {
  expect(estimatorCustomerParams({ contact, project, price }, wednesdayNoon, hours)).toStrictEqual({
    client_name: 'Ann Lee',
    client_email: 'ann@example.ca',
    time_contact_message: "we'll contact you shortly today",
    cost_content: 'Your total estimated cost is: $1,234.50',
  });
});

test('the customer is told the price after the minimum order', () => {
  const raised = { contact, project, price: priceOf(120) };
  expect(estimatorCustomerParams(raised, wednesdayNoon, hours).cost_content).toBe(
    'Your total estimated cost is: $350.00',
  );
});

test('the customer is told each area that was assumed', () => {
  const rooms = [
    { room: 1, wallSqft: 384 },
    { room: 2, wallSqft: 384 },
    { room: 3, wallSqft: 250 },
  ];
  const assuming = { contact, project, price: priceOf(1234.5, rooms) };
  expect(estimatorCustomerParams(assuming, wednesdayNoon, hours).assumed_area).toBe('384 sq ft, 250 sq ft');
});
