import type { TemplateName } from '../../../server/business';
import { leadsCsv } from '../../../server/leads/pages/leads-csv';
import { leadRow, publishLead } from '../../../server/leads/stored-lead';
import { leadOfTexts, sentLead } from '../../../server/mail/mailed-lead';
import { renderMail } from '../../../server/mail/render-mail';
import { templateParams } from '../../../server/mail/send-checks';
import type { Lead, SentLead } from '../../../shared/lead';
import type { Project } from '../../../shared/project';
import { confirmationParams, notificationParams } from '../../../widgets/lead/lead-record';
import { said } from '../../support/said';
import { defaultValues, newRoom } from '../calculator-values';
import { jobForms } from '../job-forms';
import { exampleBusiness } from '../server/mail/examples';

const noon = Date.UTC(2026, 6, 31, 16);
const timeZone = 'America/Toronto';

const values = {
  name: 'Zoë <Tremblay>',
  email: 'zoe@example.com',
  phone: '416 555 0123',
  address: '12 Garden Lane',
};
const contact = {
  leadId: '7K2QM4ZYXWVTSRQPNMKJHGFEDC',
  kind: 'contact',
  createdAt: '2026-07-31T15:59:58.000Z',
  values: { ...values, message: 'Two rooms.\nIn May, please.' },
  promise: 'Sunday',
} as const satisfies SentLead;
const condo = { estimationType: 'general', ...defaultValues('wholeCondo') } as const;
const rooms: Project = {
  estimationType: 'specific_rooms',
  rooms: [{ ...newRoom(1), wallSqft: 150 }, newRoom(1785513598000)],
  generalValues: { ...defaultValues('general'), doors: 2, hasAccentWall: true },
};
const price = {
  totalCost: 1234.5,
  originalCost: 1234.5,
  minimumOrder: 350,
  minimumApplied: false,
  low: 1_200,
  high: 1_400,
  lines: [
    { label: 'the doors', field: 'doors', amount: 90 },
    { label: 'Buy at evil.example', amount: 20 },
  ],
  assumed: [{ room: 1785513598000, wallSqft: 384 }],
  validUntil: '2026-08-30',
} satisfies SentLead['price'];
const estimate = {
  ...contact,
  kind: 'estimate',
  values: { ...values, name: 'Zoë Tremblay', firstName: 'Zoë', familyName: 'Tremblay' },
  project: rooms,
  price,
} satisfies SentLead;
const minimum = {
  ...price,
  totalCost: 350,
  originalCost: 120,
  minimumApplied: true,
  low: 100,
  high: 140,
  lines: [],
};
const fields = [
  { name: 'how[]', label: 'How did you hear of us?', value: 'Radio' },
  { name: 'étage', label: '', value: '=3' },
];
const origin = {
  source: 'partner-site',
  attribution: { utm_source: 'google', gclid: 'abc', landing: '/offers' },
  page: 'https://partner.example/paint',
};
const consent = { text: 'You may write to me.', answer: true, givenAt: '2026-07-31T15:59:58.000Z' };

/** Twelve leads with everything that one can have, and one with hardly anything. */
export const leads: Readonly<Record<string, SentLead>> = {
  request: contact,
  'request-french': { ...contact, language: 'fr', promise: 'tomorrow' },
  'request-own-fields': { ...contact, fields, ...origin },
  'request-consent': { ...contact, consent },
  'request-refusal-french': { ...contact, language: 'fr', consent: { ...consent, answer: false } },
  'request-revised': { ...contact, replaces: '8M3RN5ZYXWVTSRQPNMKJHGFEDC' },
  'request-bare': { leadId: contact.leadId, kind: 'contact', values: {} },
  'rooms-partly-measured': estimate,
  'rooms-french': { ...estimate, language: 'fr', promise: 'today' },
  'condo-not-measured': {
    ...estimate,
    project: condo,
    price: { ...price, low: null, high: null, lines: [], assumed: [{ wallSqft: 960 }] },
  },
  'condo-minimum-order': {
    ...estimate,
    project: { ...condo, wallSqft: 90 },
    price: { ...minimum, assumed: [] },
  },
  'rooms-revised': {
    ...estimate,
    replaces: '7K2QM4ABCDEFGHJKMNPQRSTVWX',
    previous: {
      project: { ...rooms, generalValues: defaultValues('general') },
      totalCost: 1214.5,
    },
  },
  'condo-french-with-everything': {
    ...estimate,
    ...origin,
    language: 'fr',
    project: condo,
    price: { ...minimum, assumed: [{ wallSqft: 960 }] },
    fields,
    consent,
    test: true,
    previous: { project: rooms, totalCost: 1234.5 },
  },
};

/** All that a lead becomes: the parameters of its mails, both mails, the webhook's body and its line of the export. */
export async function outputsOf(sent: SentLead): Promise<string> {
  const { lead: record, ...toBusiness } = notificationParams(sent);
  const { lead: _, ...toClient } = confirmationParams(sent);
  const lead = received(sent);
  return [
    ...section('Record', lines(JSON.parse(record ?? ''))),
    ...section('Parameters of the mail to the business', lines(toBusiness)),
    ...section('Parameters of the mail to the client', lines(toClient)),
    ...(await serverOutputs(lead)),
  ].join('\n');
}

/** Text of both HTML mails of a lead, in order. */
export async function htmlOf(sent: SentLead): Promise<string> {
  const mails = await mailsOf(received(sent));
  return mails.map(({ html }) => said(html)).join('\n');
}

/** The lead that the server makes from a mail without a record. */
export function outputsOfTexts(params: Readonly<Record<string, string>>): Promise<string> {
  const lead = leadOfTexts('estimatorTeam', templateParams(params), contact.leadId);
  return serverOutputs(lead).then((parts) => parts.join('\n'));
}

/** The lead as the server reads it from a mail of the tag. */
function received(sent: SentLead): Lead {
  const lead = sentLead(templateParams(notificationParams(sent)));
  if (!lead) throw new Error('the server does not take the lead');
  return lead;
}

async function serverOutputs(lead: Lead): Promise<readonly string[]> {
  const untouched = {
    contactedAt: null,
    note: '',
    outcome: null,
    outcomeAt: null,
    wonCents: null,
    lostReason: '',
  };
  const row = { ...leadRow(lead, noon), ...untouched, suspect: '', reportedIn: null };
  const terms = { currencySymbol: '$', areaUnit: 'sq ft', jobs: jobForms } as const;
  const columns = [...new Map(lead.fields.map(({ name, label }) => [name, { name, label }])).values()];
  const csv: string[] = [];
  for await (const piece of leadsCsv(oneGroup(row), columns, { timeZone, terms })) csv.push(piece);
  return [
    ...(await mailsOf(lead)).flatMap(({ html, text, ...envelope }) =>
      section(`Mail ${envelope.template}`, lines(envelope), text),
    ),
    ...section('Webhook', lines(publishLead(row))),
    ...section('Export', csv.slice(1).join('').trim()),
  ];
}

function mailsOf(lead: Lead) {
  const names: readonly TemplateName[] =
    lead.kind === 'contact'
      ? ['contactNotification', 'contactConfirmation']
      : ['estimatorTeam', 'estimatorCustomer'];
  const facts = {
    lead,
    business: exampleBusiness(),
    receivedAt: new Date(noon).toISOString(),
    leadLink: 'https://brush.example/leads/link/ticket',
  };
  const send = { params: new Map(), recipient: 'to@example.com' };
  return Promise.all(
    names.map((templateName) => renderMail({ ...send, templateName, templateId: templateName }, facts)),
  );
}

async function* oneGroup<Row>(row: Row): AsyncGenerator<readonly Row[]> {
  yield [row];
}

function section(title: string, ...texts: readonly string[]): readonly string[] {
  return [`## ${title}`, '', texts.join('\n\n'), ''];
}

/** In the order of their names, since no reader depends on another. */
function lines(values: object): string {
  return Object.entries(values)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}
