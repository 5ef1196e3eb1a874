import { expect, test, vi } from 'vitest';
import { defaultValues } from '../../../shared/fields';
import {
  estimatorCustomerParams,
  estimatorTeamParams,
} from '../../../widgets/painting-estimator/estimator-mails';
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
const estimate = { contact, project, price, requestedAt: wednesdayNoon, previous: undefined };
const receipt = {
  project_content: `Whole Condo
Wall Square Footage: Not given
Wall Paint Type: Color Change
Ceiling Type: None`,
  cost_notes: 'Before tax. A visit confirms the price. Valid until August 8, 2025.',
};

test('the business is told who asks for what', () => {
  expect(estimatorTeamParams(estimate)).toStrictEqual({
    client_name: 'Ann Lee',
    client_address: '12 Elm St',
    client_email: 'ann@example.ca',
    client_phone: '416-555-0142',
    EstimatorValues: summarize(project, price),
    ...receipt,
  });
});

test('the customer is told the price, and when the business will call', () => {
  expect(estimatorCustomerParams(estimate, hours)).toStrictEqual({
    client_name: 'Ann Lee',
    client_email: 'ann@example.ca',
    time_contact_message: "we'll contact you shortly today",
    cost_content: 'Your total estimated cost is: $1,234.50',
    ...receipt,
  });
});

test('the customer is told the price after the minimum order', () => {
  const raised = { ...estimate, price: priceOf(120) };
  expect(estimatorCustomerParams(raised, hours).cost_content).toBe('Your total estimated cost is: $350.00');
});

test('the receipt has a block for each group and a line for each row and note', () => {
  const lines = [
    { label: 'Walls', field: 'wallPaintType', amount: 100 },
    { label: 'Parking', amount: 20 },
  ];
  expect(estimatorTeamParams({ ...estimate, price: priceOf(120, [], { lines }) })).toMatchObject({
    project_content: `Whole Condo
Wall Square Footage: Not given
Wall Paint Type: Color Change – $100.00
Ceiling Type: None

Also in the price
Parking: $20.00`,
    cost_notes: `Our minimum order of $350.00 applies. The original estimate was $120.00.
Before tax. A visit confirms the price. Valid until August 8, 2025.`,
  });
});

test('the customer is told each area that was assumed', () => {
  const rooms = [
    { room: 1, wallSqft: 384 },
    { room: 2, wallSqft: 384 },
    { room: 3, wallSqft: 250 },
  ];
  const assuming = { ...estimate, price: priceOf(1234.5, rooms) };
  expect(estimatorCustomerParams(assuming, hours).assumed_area).toBe('384 sq ft, 250 sq ft');
});
