import { expect, it, vi } from 'vitest';
import type { TemplateName } from '../../../server/base/business';
import { leadOfTexts, sentLead } from '../../../server/desk/mailed-lead';
import { renderMail } from '../../../server/desk/render-mail';
import { templateParams } from '../../../server/desk/send-checks';
import { leadsCsv } from '../../../server/pages/leads-csv';
import { leadRow, publishLead } from '../../../server/store/stored-lead';
import type { Lead, SentLead } from '../../../shared/lead';
import type { Project } from '../../../shared/project';
import { confirmationParams, notificationParams } from '../../../widgets/lead/lead-record';
import { said } from '../../support/said';
import { defaultValues, newRoom, terms } from '../calculator-values';
import { nothingAdded } from '../server/example-leads';
import { exampleBusiness } from '../server/mail/examples';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const reworded = vi.hoisted((): Record<string, string> => ({}));
vi.mock('../../../shared/jobs/job-form', async (original) => {
  const { formTextsIn, ...others } = await original<typeof import('../../../shared/jobs/job-form')>();
  return {
    ...others,
    formTextsIn(...[form, language]: Parameters<typeof formTextsIn>) {
      const words = formTextsIn(form, language);
      return language === 'en' ? { ...words, fields: { ...words.fields, ...reworded } } : words;
    },
  };
});

const noon = Date.UTC(2026, 6, 31, 16);
const timeZone = 'America/Toronto';

const values = {
  name: 'Zoë <Tremblay>',
  email: 'zoe@example.com',
  phone: '416 555 0123',
  address: '12 Garden Lane',
};
const request = {
  leadId: '7K2QM4ZYXWVTSRQPNMKJHGFEDC',
  kind: 'contact',
  createdAt: '2026-07-31T15:59:58.000Z',
  values: { ...values, message: 'Two rooms.\nIn May, please.' },
  promise: 'Sunday',
} as const satisfies SentLead;
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
  ...request,
  kind: 'estimate',
  values: { ...values, name: 'Zoë Tremblay', firstName: 'Zoë', familyName: 'Tremblay' },
  project: rooms,
  price,
} satisfies SentLead;
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

/** Three leads with everything that one can have. `npx vitest run tests/unit/lead -u` rewrites their files. */
const leads = {
  'request-own-fields': { ...request, fields, ...origin },
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
    project: { estimationType: 'general', ...defaultValues('wholeCondo') },
    price: {
      ...price,
      totalCost: 350,
      originalCost: 120,
      minimumApplied: true,
      low: 100,
      high: 140,
      lines: [],
      assumed: [{ wallSqft: 960 }],
    },
    fields,
    consent,
    test: true,
    previous: { project: rooms, totalCost: 1234.5 },
  },
} satisfies Readonly<Record<string, SentLead>>;

it.each<[string, SentLead]>(Object.entries(leads))('the lead %s', async (name, lead) => {
  await expect(await outputsOf(lead)).toMatchFileSnapshot(`outputs/${name}.txt`);
});

it('the mails of an estimate as HTML', async () => {
  const mails = await mailsOf(received(leads['rooms-revised']));
  await expect(mails.map(({ html }) => said(html)).join('\n')).toMatchFileSnapshot(
    'outputs/rooms-revised-html.txt',
  );
});

it('rewording a label in the English texts changes nothing else in a lead', async () => {
  const before = await outputsOf(leads['rooms-revised']);
  reworded.doors = 'Doors to paint';
  const after = await outputsOf(leads['rooms-revised']).finally(() => delete reworded.doors);
  expect(after.match(/Doors to paint: 2/g)?.length).toBeGreaterThanOrEqual(2);
  expect(after).toBe(before.replaceAll('Doors', 'Doors to paint'));
});

it.each<[string, SentLead, readonly string[]]>([
  [
    'a request in French',
    { ...request, language: 'fr', promise: 'tomorrow' },
    [
      'Language: French',
      'subject: "Nous avons reçu votre demande – Brush & Sons (Réf. 7K2Q-M4)"',
      'Merci de nous avoir écrit. Nous avons votre demande.',
      'La suite\u202f: nous vous joindrons demain matin (1er août).',
    ],
  ],
  [
    'a refused consent',
    { ...request, consent: { ...consent, answer: false } },
    ['Consent: no 2026-07-31T15:59:58.000Z You may write to me.', '"No: You may write to me."'],
  ],
  [
    'a request that replaces another',
    { ...request, replaces: '8M3RN5ZYXWVTSRQPNMKJHGFEDC' },
    ['\nReplaces: Ref 8M3R-N5\n', '"8M3RN5ZYXWVTSRQPNMKJHGFEDC","7K2QM4ZYXWVTSRQPNMKJHGFEDC"'],
  ],
  [
    'a request without any value',
    { leadId: request.leadId, kind: 'contact', values: {} },
    [
      'subject: "Quote request from a visitor without a name (Ref 7K2Q-M4)"',
      '\nName: a visitor without a name\nReceived: ',
      'The client gave no email address to reply to.',
      'We have your request.\n\nBrush & Sons, (416) 555-0142\n\nReference: 7K2Q-M4\nDate: July 31, 2026\n\n',
      'createdAt: "2026-07-31T16:00:00.000Z"',
    ],
  ],
  [
    'an estimate in French',
    { ...estimate, language: 'fr', promise: 'today' },
    [
      "La suite\u202f: nous vous joindrons sous peu, aujourd'hui même (31 juillet).",
      'Détails généraux\nPortes\u202f: 2 – 90,00\u00a0$\n',
      'Aussi compris dans le prix\nAutres travaux\u202f: 20,00\u00a0$\n',
      'Après une visite\u202f: habituellement entre 1\u00a0200\u00a0$ et 1\u00a0400\u00a0$.',
    ],
  ],
])('%s says so', async (_, lead, texts) => {
  const outputs = await outputsOf(lead);
  for (const text of texts) expect(outputs).toContain(text);
});

it('a mail without a record becomes a lead with its texts', async () => {
  const params = {
    client_name: 'Zoë Tremblay',
    client_email: 'zoe@example.com',
    EstimatorValues: 'Project Details\n\nDoors: 2',
    cost_content: 'Your total estimated cost is: $1.00',
    lead_source: 'source=partner-site',
  };
  const outputs = await serverOutputs(leadOfTexts('estimatorTeam', templateParams(params), request.leadId));
  for (const text of [
    '\nCame from: source=partner-site\n',
    '\n\nProject:\n\nProject Details\n\nDoors: 2\n\ncost_content:\n\nYour total estimated cost is: $1.00\n\n',
    'texts: {"EstimatorValues":"Project Details\\n\\nDoors: 2","cost_content":"Your total estimated cost is: $1.00",',
    '"zoe@example.com","","","","","Project Details\n\nDoors: 2","partner-site",',
  ])
    expect(outputs).toContain(text);
});

/** All outputs of a lead: the parameters of its mails, both mails, the webhook's body and its line of the export. */
async function outputsOf(sent: SentLead): Promise<string> {
  const { lead: record, ...toBusiness } = notificationParams(sent);
  const { lead: _, ...toClient } = confirmationParams(sent);
  const lead = received(sent);
  return [
    ...section('Record', lines(JSON.parse(record ?? ''))),
    ...section('Parameters of the mail to the business', lines(toBusiness)),
    ...section('Parameters of the mail to the client', lines(toClient)),
    await serverOutputs(lead),
  ].join('\n');
}

/** The lead as the server reads it from a mail of the tag. */
function received(sent: SentLead): Lead {
  const lead = sentLead(templateParams(notificationParams(sent)));
  if (!lead) throw new Error('the server does not take the lead');
  return lead;
}

async function serverOutputs(lead: Lead): Promise<string> {
  const untouched = {
    contactedAt: null,
    note: '',
    outcome: null,
    outcomeAt: null,
    wonCents: null,
    lostReason: '',
    notNowAt: null,
    remindersStoppedAt: null,
  };
  const row = { ...leadRow(lead, noon), ...untouched, suspect: '', clientMark: '', reportedIn: null };
  const columns = [...new Map(lead.fields.map(({ name, label }) => [name, { name, label }])).values()];
  const csv: string[] = [];
  for await (const piece of leadsCsv(oneGroup(publishLead(row, nothingAdded)), columns, { timeZone, terms }))
    csv.push(piece);
  return [
    ...(await mailsOf(lead)).flatMap(({ html, text, ...envelope }) =>
      section(`Mail ${envelope.template}`, lines(envelope), text),
    ),
    ...section('Webhook', lines(publishLead(row, nothingAdded))),
    ...section('Export', csv.slice(1).join('').trim()),
  ].join('\n');
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
