import { expect, it } from 'vitest';
import type { TemplateName } from '../../../../server/business';
import { renderMail } from '../../../../server/mail/render-mail';
import { templateParams } from '../../../../server/mail/template-params';
import { said } from '../../../support/said';
import { exampleBusiness } from './examples';

// The words of every mail in their order, as text and as HTML. `npx vitest run tests/unit/server/mail -u` writes the files anew.

interface Sent {
  readonly templateName: TemplateName;
  readonly params?: Readonly<Record<string, string>>;
  readonly replacedReference?: string;
}

const client = {
  client_name: 'Zoë <Tremblay>',
  client_email: 'zoe@example.com',
  client_phone: '416 555 0123',
  client_address: '12 Garden Lane',
};
const price = { cost_content: 'Your total estimated cost is: $1,234.50', assumed_area: '384 sq ft' };
const receipt = {
  project_content:
    'Room 1\nDoors: 2 – $90.00\nWall Square Footage: Not given (384 sq ft assumed)\n\nSince your last price\nDifference: + $20.00',
  cost_notes:
    'After a visit: between $1,200.00 and $1,400.00.\nBefore tax. A visit confirms the price. Valid until August 30, 2026.',
};
const promise = { time_contact_message: "we'll contact you Sunday morning" };
const inFrench = { lead_language: 'fr' };

const mails: Readonly<Record<string, Sent>> = {
  'quote-to-business': {
    templateName: 'contactNotification',
    params: {
      ...client,
      ...inFrench,
      client_message: 'Two rooms.\nIn May, please.',
      client_how__heard_: 'Radio',
      lead_source: 'partner-site',
      lead_consent: 'yes 2026-07-31T16:00:00.000Z You may write to me.',
    },
  },
  'quote-to-business-bare': { templateName: 'contactNotification' },
  'estimate-to-business': {
    templateName: 'estimatorTeam',
    params: { ...client, ...receipt, EstimatorValues: 'Project Details\n\nDoors: 2' },
    replacedReference: '8M3R-N5',
  },
  'estimate-to-business-revised': {
    templateName: 'estimatorTeam',
    params: { cost_notes: receipt.cost_notes },
    replacedReference: '7K2Q-M4',
  },
  'quote-to-client': { templateName: 'contactConfirmation', params: { ...client, ...promise } },
  'quote-to-client-bare': { templateName: 'contactConfirmation' },
  'quote-to-client-french': {
    templateName: 'contactConfirmation',
    params: { ...client, ...promise, ...inFrench },
  },
  'quote-to-client-french-bare': { templateName: 'contactConfirmation', params: inFrench },
  'estimate-to-client': {
    templateName: 'estimatorCustomer',
    params: { ...client, client_name: 'Zoë Tremblay', ...price, ...promise },
  },
  'estimate-to-client-with-receipt': {
    templateName: 'estimatorCustomer',
    params: { ...client, ...price, ...receipt, ...promise },
  },
  'estimate-to-client-french': {
    templateName: 'estimatorCustomer',
    params: { ...client, ...price, ...receipt, ...promise, ...inFrench },
  },
};

it.each(Object.entries(mails))('the mail %s', async (name, { templateName, params, replacedReference }) => {
  const { text, html, ...envelope } = await renderMail(
    {
      templateName,
      templateId: `template of ${templateName}`,
      params: templateParams(params),
      recipient: 'recipient@example.com',
    },
    exampleBusiness(),
    {
      id: `lead.${templateName}`,
      reference: '7K2Q-M4',
      replacedReference: replacedReference ?? null,
      receivedAt: '2026-07-31T16:00:00.000Z',
    },
  );
  const parts = [JSON.stringify(envelope, null, 2), text, '--- as HTML ---', said(html ?? '')];
  await expect(parts.join('\n\n')).toMatchFileSnapshot(`mails/${name}.txt`);
});
