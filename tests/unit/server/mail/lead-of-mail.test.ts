import { describe, expect, it } from 'vitest';
import { leadIdOf, leadKind, leadOfMail } from '../../../../server/mail/lead-of-mail';
import { templateParams } from '../../../../server/mail/template-params';

const leadId = '7K2QM4ZYXWVTSRQPNMKJHGFEDC';
const earlierId = '8K2QM4ZYXWVTSRQPNMKJHGFEDC';

it.each([
  ['contactNotification', 'quote'],
  ['contactConfirmation', 'quote'],
  ['estimatorTeam', 'estimate'],
  ['estimatorCustomer', 'estimate'],
] as const)('%s is of a lead of the kind %s', (template, kind) => {
  expect(leadKind(template)).toBe(kind);
});

it.each([
  [leadId, leadId],
  ['', null],
  ['7K2Q-M4', null],
  [`${leadId}0`, null],
  [leadId.toLowerCase(), null],
])('the lead id of %j is %j', (lead_id, id) => {
  expect(leadIdOf(templateParams({ lead_id }))).toBe(id);
});

it("a mail tells the page's own fields and the answer to its question for consent", () => {
  const params = templateParams({
    client_name: 'Ada',
    client_heard: 'Radio',
    lead_consent: 'no 2026-05-13T14:00:00.000Z You may write\nto me.',
  });
  expect(leadOfMail('contactNotification', params, leadId)).toMatchObject({
    fields: { heard: 'Radio' },
    consent: {
      text: 'You may write\nto me.',
      language: 'en',
      answer: false,
      givenAt: '2026-05-13T14:00:00.000Z',
    },
  });
});

it.each([
  ['yes', true],
  ['no', false],
])('the answer %s to it is %j', (word, answer) => {
  const params = templateParams({ lead_consent: `${word} 2026-05-13T14:00:00.000Z Text` });
  expect(leadOfMail('contactNotification', params, leadId).consent?.answer).toBe(answer);
});

it.each([
  '',
  'yes',
  'maybe 2026-05-13T14:00:00.000Z text',
  'Not yes 2026-05-13T14:00:00.000Z text',
  'yes tomorrow text',
])('the consent %j is none', (lead_consent) => {
  const params = templateParams({ lead_consent });
  expect(leadOfMail('contactNotification', params, leadId)).not.toHaveProperty('consent');
});

it('a mail tells all that it knows of its lead', () => {
  const params = templateParams({
    client_name: 'Ada',
    client_email: 'ada@example.ca',
    client_phone: '4165550142',
    client_address: '12 Elm St',
    client_message: 'Two rooms',
    EstimatorValues: 'Project Details\n\nTotal Estimated Cost\n$1,234.50',
    lead_source: 'source=partner-x',
    time_contact_message: "we'll contact you tomorrow morning",
    replaces_lead: earlierId,
    lead_language: 'fr',
  });
  expect(leadOfMail('estimatorTeam', params, leadId)).toEqual({
    leadId,
    kind: 'estimate',
    replaces: earlierId,
    name: 'Ada',
    email: 'ada@example.ca',
    phone: '4165550142',
    address: '12 Elm St',
    message: 'Two rooms',
    project: 'Project Details\n\nTotal Estimated Cost\n$1,234.50',
    totalCostCents: 123_450,
    source: 'source=partner-x',
    promise: "we'll contact you tomorrow morning",
    language: 'fr',
  });
});

it('a lead that says to replace something that is no lead replaces nothing', () => {
  const params = templateParams({ replaces_lead: 'the other one' });
  expect(leadOfMail('estimatorTeam', params, leadId).replaces).toBeNull();
});

describe('the price', () => {
  it.each([
    ['Doors: 1\n\nTotal Estimated Cost\n$375.00', '', 37_500],
    ['Total Estimated Cost\n€1,234,567.89', '', 123_456_789],
    ['Original Estimate: $120.00\nMinimum Order Applied: $350.00\nFinal Cost: $350.00', '', 35_000],
    ['', 'Your total estimated cost is: CHF1,234.50', 123_450],
    ['Total Estimated Cost\n$375.00', 'Your total estimated cost is: $400.00', 37_500],
    ['Total Estimated Cost\n$0.29', '', 29],
  ])('of %j and %j is %d cents', (EstimatorValues, cost_content, cents) => {
    const params = templateParams({ EstimatorValues, cost_content });
    expect(leadOfMail('estimatorTeam', params, leadId).totalCostCents).toBe(cents);
  });

  it.each([
    '',
    'Total Estimated Cost',
    'Total Estimated Cost $375.00',
    'My Total Estimated Cost\n$375.00',
    'Total Estimated Cost\n$375',
    'Total Estimated Cost\n$375.005',
    'Final Cost: free',
    'The Final Cost: $350.00',
  ])('is not in %j', (EstimatorValues) => {
    const params = templateParams({ EstimatorValues });
    expect(leadOfMail('estimatorTeam', params, leadId).totalCostCents).toBeNull();
  });
});
