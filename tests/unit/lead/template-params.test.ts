import { describe, expect, test } from 'vitest';
import {
  estimatorCustomerParams,
  estimatorTeamParams,
} from '../../../widgets/painting-estimator/estimator-mails';
import {
  quoteConfirmationParams,
  quoteNotificationParams,
} from '../../../widgets/painting-quote-form/quote-mails';

const fridayEvening = new Date('2025-07-11T22:00:00Z');
const wednesdayNoon = new Date('2025-07-09T16:00:00Z');

describe('the contact form', () => {
  const request = {
    name: 'Ann Lee',
    phone: '4165550142',
    email: 'ann@example.ca',
    address: '12 Elm St',
    mathAnswer: '7',
    message: 'Two bedrooms, please.',
  };
  const notification = {
    client_name: 'Ann Lee',
    client_email: 'ann@example.ca',
    client_phone: '4165550142',
    client_address: '12 Elm St',
    client_message: 'Two bedrooms, please.',
    EstimatorValues: '',
  };

  test('tells the business everything but the sum', () => {
    expect(quoteNotificationParams(request)).toStrictEqual(notification);
  });

  test('says where the lead came from when somebody embeds the form', () => {
    expect(quoteNotificationParams(request, 'condo-blog')).toStrictEqual({
      ...notification,
      lead_source: 'condo-blog',
    });
    expect(quoteNotificationParams(request, '')).toStrictEqual(notification);
  });

  test('tells the visitor when the business will call', () => {
    expect(quoteConfirmationParams(request, fridayEvening)).toStrictEqual({
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
  const team = {
    client_name: 'Ann Lee',
    client_address: '12 Elm St',
    client_email: 'ann@example.ca',
    client_phone: '416-555-0142',
    EstimatorValues: 'Project Details\nDoors: 2',
  };

  test('tells the business who asks for what', () => {
    expect(estimatorTeamParams(contact, 'Project Details\nDoors: 2')).toStrictEqual(team);
  });

  test('says where the lead came from when somebody embeds the estimator', () => {
    const params = estimatorTeamParams(
      contact,
      'Project Details\nDoors: 2',
      'condo-blog?utm_campaign=spring',
    );
    expect(params).toStrictEqual({ ...team, lead_source: 'condo-blog?utm_campaign=spring' });
    expect(estimatorTeamParams(contact, 'Project Details\nDoors: 2', '')).toStrictEqual(team);
  });

  test('tells the customer the price after the minimum order, and when the business will call', () => {
    const price = { totalCost: 1234.5, originalCost: 1234.5, minimumApplied: false };
    expect(estimatorCustomerParams(contact, price, wednesdayNoon)).toStrictEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      time_contact_message: "we'll contact you shortly today",
      cost_content: 'Your total estimated cost is: $1,234.50',
    });
    const minimum = { totalCost: 350, originalCost: 120, minimumApplied: true };
    expect(estimatorCustomerParams(contact, minimum, wednesdayNoon).cost_content).toBe(
      'Your total estimated cost is: $350.00',
    );
  });
});
