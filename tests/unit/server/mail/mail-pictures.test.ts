import { expect, it } from 'vitest';
import type { TemplateName } from '../../../../server/business';
import { renderMail } from '../../../../server/mail/render-mail';
import { defaultValues } from '../../../../shared/fields';
import type { SentLead } from '../../../../shared/lead';
import { newRoom } from '../../../../shared/rooms';
import { said } from '../../../support/said';
import { exampleLead } from '../leads/example-leads';
import { exampleBusiness } from './examples';

// The words of every mail in their order, as text and as HTML. `npx vitest run tests/unit/server/mail -u` writes the files anew.

const values = {
  name: 'Zoë <Tremblay>',
  email: 'zoe@example.com',
  phone: '416 555 0123',
  address: '12 Garden Lane',
};
const quote = { kind: 'contact', values, promise: 'Sunday' } satisfies Partial<SentLead>;
const bare = { kind: 'contact', values: {} } satisfies Partial<SentLead>;
const rooms = {
  estimationType: 'specific_rooms',
  rooms: [newRoom(1)],
  generalValues: { ...defaultValues('general'), doors: 2 },
} as const satisfies SentLead['project'];
const priced = {
  kind: 'estimate',
  values,
  promise: 'Sunday',
  project: rooms,
  price: {
    totalCost: 1234.5,
    originalCost: 1234.5,
    minimumOrder: 350,
    minimumApplied: false,
    low: 1_200,
    high: 1_400,
    lines: [
      { label: 'Doors', field: 'doors', amount: 90 },
      { label: 'Buy at evil.example', amount: 20 },
    ],
    assumed: [{ room: 1, wallSqft: 384 }],
    validUntil: '2026-08-30',
  },
} satisfies Partial<SentLead>;
const previous = {
  project: { ...rooms, generalValues: defaultValues('general') },
  totalCost: 1214.5,
} satisfies SentLead['previous'];

const mails: Readonly<Record<string, readonly [TemplateName, Partial<SentLead>]>> = {
  'quote-to-business': [
    'contactNotification',
    {
      ...quote,
      values: { ...values, message: 'Two rooms.\nIn May, please.' },
      fields: [{ name: 'how[]', label: 'How did you hear of us?', value: 'Radio' }],
      language: 'fr',
      source: 'partner-site',
      consent: { text: 'You may write to me.', answer: true, givenAt: '2026-07-31T16:00:00.000Z' },
    },
  ],
  'quote-to-business-bare': ['contactNotification', bare],
  'estimate-to-business': ['estimatorTeam', { ...priced, replaces: '8M3RN5ZYXWVTSRQPNMKJHGFEDC' }],
  'estimate-to-business-revised': [
    'estimatorTeam',
    { ...priced, previous, replaces: '7K2QM4ABCDEFGHJKMNPQRSTVWX' },
  ],
  'estimate-to-business-texts': [
    'estimatorTeam',
    {
      kind: 'estimate',
      values,
      texts: { EstimatorValues: 'Project Details\n\nDoors: 2', lead_source: 'source=partner-site' },
    },
  ],
  'quote-to-client': ['contactConfirmation', quote],
  'quote-to-client-bare': ['contactConfirmation', bare],
  'quote-to-client-french': ['contactConfirmation', { ...quote, language: 'fr' }],
  'estimate-to-client': ['estimatorCustomer', { ...priced, values: { ...values, name: 'Zoë Tremblay' } }],
  'estimate-to-client-revised': ['estimatorCustomer', { ...priced, previous }],
  'estimate-to-client-french': ['estimatorCustomer', { ...priced, previous, language: 'fr' }],
  'estimate-to-client-minimum': [
    'estimatorCustomer',
    {
      ...priced,
      project: { estimationType: 'general', ...defaultValues('wholeCondo') },
      price: {
        ...priced.price,
        totalCost: 350,
        originalCost: 120,
        minimumApplied: true,
        low: 100,
        high: 140,
        lines: [],
        assumed: [],
      },
    },
  ],
  'estimate-to-client-texts': [
    'estimatorCustomer',
    {
      kind: 'estimate',
      values,
      texts: { cost_content: 'Your total estimated cost is: $1.00', time_contact_message: 'Call 555' },
    },
  ],
};

it.each(Object.entries(mails))('the mail %s', async (name, [templateName, change]) => {
  const { text, html, ...envelope } = await renderMail(
    {
      templateName,
      templateId: `template of ${templateName}`,
      params: new Map(),
      recipient: 'recipient@example.com',
    },
    {
      lead: exampleLead(change),
      business: exampleBusiness(),
      receivedAt: '2026-07-31T16:00:00.000Z',
    },
  );
  const parts = [JSON.stringify(envelope, null, 2), text, '--- as HTML ---', said(html ?? '')];
  await expect(parts.join('\n\n')).toMatchFileSnapshot(`mails/${name}.txt`);
});
