import { describe, expect, test } from 'vitest';
import { businessHours } from '../../../widgets/lead/business-hours';
import {
  estimatorCustomerParams,
  estimatorTeamParams,
} from '../../../widgets/painting-estimator/estimator-mails';
import { defaultValues } from '../../../widgets/painting-estimator/fields';
import { summarize } from '../../../widgets/painting-estimator/summary';
import {
  quoteConfirmationParams,
  quoteNotificationParams,
} from '../../../widgets/painting-quote-form/quote-mails';
import { priceOf } from '../painting-estimator/price-of';

const fridayEvening = new Date('2025-07-11T22:00:00Z');
const wednesdayNoon = new Date('2025-07-09T16:00:00Z');

const noZone = { timeZone: undefined };

describe('the quote form', () => {
  const request = {
    name: 'Ann Lee',
    phone: '4165550142',
    email: 'ann@example.ca',
    address: '12 Elm St',
    mathAnswer: '7',
    message: 'Two bedrooms, please.',
  };
  test('tells the business everything but the sum', () => {
    expect(quoteNotificationParams(request)).toStrictEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      client_phone: '4165550142',
      client_address: '12 Elm St',
      client_message: 'Two bedrooms, please.',
      EstimatorValues: '',
    });
  });

  test('tells the visitor when the business will call', () => {
    expect(quoteConfirmationParams(request, fridayEvening, businessHours(noZone))).toStrictEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      time_contact_message: "we'll contact you Sunday morning",
    });
  });
});

describe('the estimator', () => {
  const contact = {
    firstName: 'Ann',
    familyName: 'Lee',
    address: '12 Elm St',
    email: 'ann@example.ca',
    phone: '416-555-0142',
  };
  const project = { estimationType: 'general', values: defaultValues('wholeCondo') } as const;
  const price = priceOf(1234.5);
  const team = {
    client_name: 'Ann Lee',
    client_address: '12 Elm St',
    client_email: 'ann@example.ca',
    client_phone: '416-555-0142',
    EstimatorValues: summarize(project, price),
  };

  test('tells the business who asks for what', () => {
    expect(estimatorTeamParams({ contact, project, price })).toStrictEqual(team);
  });

  test('tells the customer the price after the minimum order, and when the business will call', () => {
    expect(
      estimatorCustomerParams({ contact, project, price }, wednesdayNoon, businessHours(noZone)),
    ).toStrictEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      time_contact_message: "we'll contact you shortly today",
      cost_content: 'Your total estimated cost is: $1,234.50',
    });
    const assuming = {
      contact,
      project,
      price: priceOf(1234.5, [
        { room: 1, wallSqft: 384 },
        { room: 2, wallSqft: 384 },
      ]),
    };
    expect(estimatorCustomerParams(assuming, wednesdayNoon, businessHours(noZone)).assumed_area).toBe(
      '384 sq ft',
    );
    const raised = { contact, project, price: priceOf(120) };
    expect(estimatorCustomerParams(raised, wednesdayNoon, businessHours(noZone)).cost_content).toBe(
      'Your total estimated cost is: $350.00',
    );
  });
});
