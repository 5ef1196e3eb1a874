import { describe, expect, test, vi } from 'vitest';
import { leadSchema, type SentLead } from '../../../shared/lead';
import { limits } from '../../../shared/limits';
import { summarize } from '../../../shared/project-text';
import { readConsent } from '../../../widgets/lead/lead-notice';
import { confirmationParams, fittingFields, notificationParams } from '../../../widgets/lead/lead-record';
import { defaultValues, priceOf, terms } from '../calculator-values';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const leadId = '7K2QM4AAAAAAAAAAAAAAAAAAAA';
const values = {
  name: 'Ann Lee',
  email: 'ann@example.ca',
  phone: '416-555-0142',
  address: '12 Elm St',
};
const project = { estimationType: 'general', ...defaultValues('wholeCondo') } as const;
const price = { ...priceOf(1234.5), validUntil: '2025-08-08' };
const request: SentLead = {
  leadId,
  kind: 'contact',
  values: { ...values, message: 'Two rooms' },
  promise: 'today',
};
const estimate: SentLead = { leadId, kind: 'estimate', values, project, price, promise: 'today' };
const receipt = `Whole Condo
Wall Square Footage: Not given
Wall Paint Type: Color Change

Before tax. A visit confirms the price. Valid until August 8, 2025.`;

describe('the mails of a quote request', () => {
  test("tell the business the visitor's details and message", () => {
    expect(notificationParams(request)).toEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      client_phone: '416-555-0142',
      client_address: '12 Elm St',
      client_message: 'Two rooms',
      EstimatorValues: '',
      lead_reference: '7K2Q-M4',
      lead_details: '',
      lead: JSON.stringify(request),
    });
  });

  test('tell the visitor when the business will call', () => {
    expect(confirmationParams(request)).toEqual({
      client_name: 'Ann Lee',
      client_email: 'ann@example.ca',
      time_contact_message: "we'll contact you shortly today",
      lead_reference: '7K2Q-M4',
      lead_details: '',
      lead: JSON.stringify(request),
    });
  });

  test('have empty texts for the fields that the form lacks', () => {
    const { client_phone, client_message } = notificationParams({ ...request, values: { name: 'Ann' } });
    expect([client_phone, client_message]).toEqual(['', '']);
  });

  test('have its own fields, consent and origin in lead_details for the business', () => {
    const { lead_details } = notificationParams({
      ...request,
      fields: [
        { name: 'rooms[]', label: 'Kind of rooms', value: 'Kitchen' },
        { name: 'étage', label: '', value: '3' },
      ],
      language: 'fr',
      source: 'partner-x',
      attribution: { utm_source: 'google' },
      consent: { text: 'You may call.', answer: true, givenAt: '2026-05-13T14:00:00.000Z' },
      replaces: '0000000000000000000000000Z',
    });
    expect(lead_details).toBe(`Kind of rooms: Kitchen
étage: 3
Consent: yes 2026-05-13T14:00:00.000Z You may call.
Language: French
Came from: source=partner-x; utm_source=google
Replaces: Ref 0000-00`);
  });
});

describe('the mails of an estimate', () => {
  test('tell the business the project, and the price as shown to the client', () => {
    const params = notificationParams(estimate);
    expect(params).toMatchObject({
      EstimatorValues: summarize(project, price, terms),
      lead_details: receipt,
    });
    expect(params).not.toHaveProperty('client_message');
  });

  test('tell the customer the price and its parts, in the customer’s language', () => {
    expect(confirmationParams(estimate)).toMatchObject({
      cost_content: 'Your total estimated cost is: $1,234.50',
      lead_details: receipt,
    });
    expect(confirmationParams({ ...estimate, language: 'fr' }).lead_details).toContain(
      'Type de peinture des murs\u202f: Changement de couleur',
    );
  });

  test('tell a French-speaking customer the price and when the business will call in French', () => {
    expect(confirmationParams({ ...estimate, language: 'fr-CA' })).toMatchObject({
      time_contact_message: "nous vous joindrons sous peu, aujourd'hui même",
      cost_content: 'Coût total estimé\u202f: 1\u00a0234,50\u00a0$',
    });
  });

  test('have the price after the minimum order', () => {
    expect(confirmationParams({ ...estimate, price: priceOf(120) }).cost_content).toBe(
      'Your total estimated cost is: $350.00',
    );
  });

  test('say that a lead of the same reference is revised', () => {
    const { lead_details } = notificationParams({ ...estimate, replaces: '7K2QM4BBBBBBBBBBBBBBBBBBBB' });
    expect(lead_details).toContain('Replaces: the earlier estimate of this reference');
  });
});

test('our server accepts the lead in a mail', () => {
  expect(leadSchema.parse(JSON.parse(notificationParams(estimate).lead ?? ''))).toMatchObject({
    leadId,
    kind: 'estimate',
    price,
  });
});

describe("the page's own fields", () => {
  const field = (value: string) => ({ name: 'a', label: 'b', value });

  test('fit up to 60, and 20,000 characters together', () => {
    const many = Array.from({ length: limits.ownFields + 2 }, (_, index) => ({
      ...field(''),
      name: `${index}`,
    }));
    expect(fittingFields(many).left).toEqual(['60', '61']);
    const long = 'x'.repeat(limits.ownFieldCharacters - 5);
    expect(fittingFields([field(long), field('y'), field('')])).toEqual({
      fields: [field(long), field('y')],
      left: ['a'],
    });
  });

  test('the server accepts a lead whose fields fit the limits', () => {
    const { fields } = fittingFields([field('x'.repeat(19_998)), field('')]);
    const lead = { ...request, fields };
    expect(leadSchema.safeParse(lead).success).toBe(true);
    expect(leadSchema.safeParse({ ...lead, fields: [...fields, field('')] }).success).toBe(false);
  });
});

describe('consent', () => {
  const givenAt = '2026-07-31T16:00:00.000Z';

  /** A tag's form whose box stands before the slot with the page's own words, as those of its fallback. */
  function form(words: readonly string[], checked: boolean): ParentNode {
    const slot = {
      assignedNodes: (options: AssignedNodesOptions = {}) =>
        options.flatten ? words.map((textContent) => ({ nodeType: 3, textContent })) : [],
    };
    const box = { checked, nextElementSibling: slot };
    return {
      querySelector: (selector: string) => (selector === '[name=consent]' ? box : null),
    } as unknown as ParentNode;
  }

  test.each([true, false])(
    'the answer to the question for consent is read with what was asked: %s',
    (answer) => {
      const text = 'May we write to you?';
      expect(readConsent(form([text], answer), givenAt)).toEqual({ text, answer, givenAt });
    },
  );

  test('a question without words has an empty text', () => {
    expect(readConsent(form([], true), givenAt)).toEqual({ text: '', answer: true, givenAt });
  });

  test.each([undefined, null, { querySelector: () => null } as unknown as ParentNode])(
    'where nothing is asked there is no answer (%#)',
    (root) => expect(readConsent(root, givenAt)).toBeUndefined(),
  );
});
