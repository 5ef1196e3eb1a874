import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { signInPage } from '../../../../server/guards/sign-in-page';
import type { LeadFilter } from '../../../../server/leads/lead-filter';
import type { WholeLead } from '../../../../server/leads/lead-queries';
import { dayChart } from '../../../../server/leads/pages/day-chart';
import { deadLinkPage, erasedPage, leadPage } from '../../../../server/leads/pages/lead-page';
import { leadsCsv } from '../../../../server/leads/pages/leads-csv';
import { type ListPageContent, listPage } from '../../../../server/leads/pages/list-page';
import type { LeadRow, VisitRow } from '../../../../server/leads/schema';
import { business } from '../../../../server/settings/node-business';
import { said } from '../../../support/said';
import { jobForms } from '../../job-forms';
import { estimate } from './example-leads';

// The words of every page in their order, as files beside this one. `npx vitest run tests/unit/server/leads -u` rewrites them.

const timeZone = 'America/Toronto';
const currency = 'CAD';
const here = {
  ...business,
  timeZone,
  currency,
  units: 'sq ft' as const,
  host: { basePath: '/painting/' },
  visits: undefined,
};
const noon = Date.UTC(2026, 6, 31, 16);
const minute = 60_000;

const bare: LeadRow = {
  leadId: '7K2QM4ABCDEFGHJKMNPQRSTVWX',
  reference: '7K2Q-M4',
  kind: 'contact',
  replaces: null,
  name: '',
  email: '',
  phone: '',
  address: '',
  message: '',
  totalCostCents: null,
  sourceName: '',
  receivedAt: noon,
  contactedAt: null,
  suspect: '',
  reportedIn: null,
  details: {},
  note: '',
  outcome: null,
  outcomeAt: null,
  wonCents: null,
  lostReason: '',
};

const full: LeadRow = {
  ...bare,
  leadId: '8M3RN5ABCDEFGHJKMNPQRSTVWX',
  reference: '8M3R-N5',
  kind: 'estimate',
  replaces: bare.leadId,
  name: 'Zoë <Tremblay>',
  email: 'zoe@example.com',
  phone: '416 555 0123',
  address: '12 Garden Lane',
  message: 'After 5 pm\nplease',
  totalCostCents: 137_550,
  sourceName: 'google',
  contactedAt: noon + 90 * minute,
  details: {
    project: estimate.project,
    price: { ...estimate.price, assumed: [{ room: 2, wallSqft: 384 }], low: 1_200, high: 1_500 },
    attribution: { utm_source: 'google', landing: '/offers' },
    promise: 'today',
    consent: { text: 'Write to me', answer: false, givenAt: '2026-07-31T15:59:00.000Z' },
    fields: [{ name: 'heard', label: 'How did you hear of us?', value: 'from a friend' }],
    page: 'https://partner.example/paint',
    language: 'fr',
    test: true,
  },
};

const delivery = (topic: string, rest: Partial<WholeLead['deliveries'][number]> = {}) => ({
  id: `${full.leadId}.${topic}`,
  leadId: full.leadId,
  channel: topic === 'webhook' ? ('webhook' as const) : ('mail' as const),
  topic,
  mail: null,
  state: 'delivered' as const,
  createdAt: noon,
  startedAt: noon,
  attempts: 1,
  nextAttemptAt: noon + 3 * minute,
  deliveredAt: noon,
  recipient: '',
  reportedIn: null,
  tries: [],
  ...rest,
});

const attempt = (id: number, topic: string, error: string | null) => ({
  id,
  deliveryId: `${full.leadId}.${topic}`,
  leadId: full.leadId,
  attemptedAt: noon + id * minute,
  error,
});

const visit: VisitRow = {
  leadId: full.leadId,
  times: ['2026-08-03-am', '2026-08-04-pm'],
  note: 'Please ring twice',
  language: 'en',
  askedAt: noon,
  sentAt: noon,
  wishes: 1,
  confirmed: '2026-08-04-pm',
  decidedAt: noon,
  sequence: 1,
};

const whole: WholeLead = {
  lead: full,
  open: [],
  replacedBy: '9N4SP6ABCDEFGHJKMNPQRSTVWX',
  visit,
  photos: [
    {
      id: `${full.leadId}.photo-one`,
      leadId: full.leadId,
      description: 'North wall',
      bytes: 1000,
      addedAt: noon,
      storedAt: noon,
    },
  ],
  deliveries: [
    delivery('estimatorTeam', { tries: [attempt(1, 'estimatorTeam', null)] }),
    delivery('estimatorCustomer', {
      state: 'pending',
      tries: [attempt(1, 'estimatorCustomer', 'ECONNREFUSED'), attempt(2, 'estimatorCustomer', 'other')],
    }),
    delivery('webhook', { state: 'failed' }),
  ],
};

const noFilter: LeadFilter = {
  q: '',
  kind: '',
  from: '',
  to: '',
  source: '',
  delivery: '',
  suspect: '',
  status: '',
  page: 1,
};

/** The 31 days to 31 July. */
const days = Array.from({ length: 31 }, (_, index) => ({
  day: `2026-07-${String(index + 1).padStart(2, '0')}`,
  count: index % 4,
}));

const list: ListPageContent = {
  leads: [
    { lead: full, open: [{ channel: 'webhook', state: 'failed' }], replacedBy: '9N4SP6ABCDEFGHJKMNPQRSTVWX' },
    { lead: { ...bare, sourceName: 'a b' }, open: [], replacedBy: null },
    {
      lead: { ...bare, contactedAt: noon, outcome: 'won', outcomeAt: noon, wonCents: 420_050 },
      open: [],
      replacedBy: null,
    },
    {
      lead: { ...bare, outcome: 'lost', outcomeAt: noon, lostReason: 'Too expensive' },
      open: [],
      replacedBy: null,
    },
  ],
  total: 120,
  filter: { ...noFilter, kind: 'estimate', source: '-', delivery: 'failed', q: 'Zoë', page: 2 },
  statistics: {
    days,
    sources: [
      { name: 'google', count: 2, valueCents: 137_550 },
      { name: '', count: 1, valueCents: 0 },
    ],
    won: {
      sources: [
        { name: 'google', count: 2, wonCents: 910_050 },
        { name: '', count: 1, wonCents: 40_000 },
      ],
      partners: [{ name: 'partner-site', count: 1, wonCents: 40_000 }],
    },
  },
  lost: [
    { channel: 'mail', state: 'failed', count: 2 },
    { channel: 'webhook', state: 'failed', count: 1 },
    { channel: 'mail', state: 'unknown', count: 1 },
  ],
  calendarProblem: '',
  waiting: {
    fresh: [{ ...bare, name: 'Ada', phone: '416 555 0123' }],
    freshCount: 7,
    asked: [{ lead: full, visit }],
    confirmed: [{ lead: full, visit }],
  },
  doubted: { nowMs: noon, retentionDays: 730, count: 2, oldestMs: noon, newestMs: noon },
  timeZone,
  business: here,
  currency,
};

const empty: ListPageContent = {
  ...list,
  leads: [],
  total: 0,
  filter: { ...noFilter, source: 'fair' },
  statistics: { days: days.slice(-1), sources: [], won: { sources: [], partners: [] } },
  lost: [],
  doubted: null,
  waiting: null,
  calendarProblem: 'its address answers 404',
};

/** Drawn in the tests, so that a mistake in one fails that one. */
const pages = {
  'one-lead': () => leadPage(whole, here),
  'one-lead-bare': () =>
    leadPage({ lead: bare, open: [], replacedBy: null, visit: null, photos: [], deliveries: [] }, here),
  'one-lead-won': () =>
    leadPage(
      {
        ...whole,
        lead: { ...full, outcome: 'won', outcomeAt: noon, wonCents: 420_000, note: 'Two coats.\nIn May.' },
      },
      here,
    ),
  'one-lead-by-link': () =>
    leadPage(
      {
        ...whole,
        lead: {
          ...full,
          suspect: 'sent too soon',
          outcome: 'lost',
          outcomeAt: noon,
          lostReason: 'Not reached',
        },
      },
      here,
      { link: 'leads/link/ticket' },
    ),
  'one-lead-wrong-amount': () =>
    leadPage({ lead: bare, open: [], replacedBy: null, visit: null, photos: [], deliveries: [] }, here, {
      problem: 'Write the amount in figures.',
    }),
  'dead-link': () => deadLinkPage(here),
  'one-lead-free': () =>
    leadPage(
      {
        lead: {
          ...bare,
          totalCostCents: 0,
          details: {
            price: { ...estimate.price, totalCost: 0 },
            consent: { text: 'Oui', answer: true, givenAt: '2026-07-31T15:59:00.000Z' },
          },
        },
        open: [],
        replacedBy: null,
        visit: null,
        photos: [],
        deliveries: [],
      },
      here,
    ),
  'one-lead-unpriced': () =>
    leadPage(
      {
        lead: {
          ...bare,
          details: { texts: { EstimatorValues: 'Room 1\nWalls: 150 sq ft', lead_source: 'a fair' } },
        },
        open: [],
        replacedBy: null,
        visit: null,
        photos: [],
        deliveries: [],
      },
      here,
    ),
  list: () => listPage(list),
  'list-empty': () => listPage(empty),
  'erased-none': () => erasedPage(null, here),
  'erased-one': () => erasedPage(1, here),
  'erased-three': () => erasedPage(3, here),
  'sign-in': () => signInPage({ to: 'leads', business: here }),
  'sign-in-wrong': () => signInPage({ to: 'outbox', business: here, isWrong: true }),
};

describe('the page', () => {
  it.each(Object.entries(pages))('%s', async (name, page) => {
    await expect(said(String(await page()))).toMatchFileSnapshot(`pages/${name}.txt`);
  });
});

it.each([
  [50, 1, '50 leads, page 1 of 2', ['leads?page=2 Older']],
  [120, 5, '120 leads, page 5 of 5', ['leads?page=4 Newer']],
  [1, 1, '1 lead, page 1 of 1', []],
])('the list of %i leads on page %i leads to its neighbours', async (total, number, count, links) => {
  const page = String(await listPage({ ...list, total, filter: { ...noFilter, page: number } }));
  const nav = parse(page).querySelector('[aria-label="Pages"]');
  expect(nav?.querySelector('.quiet')?.text).toBe(count);
  const given = nav?.querySelectorAll('a').map((link) => `${link.getAttribute('href')} ${link.text}`);
  expect(given).toEqual(links);
});

it('the list is narrowed to one of its sources, the unknown among them', async () => {
  const page = String(await listPage({ ...list, filter: noFilter }));
  const options = parse(page).querySelectorAll('select[name="source"] option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['', 'google', '-']);
});

it('the leads as CSV', async () => {
  const terms = { currencySymbol: '$', areaUnit: 'sq ft', jobs: jobForms } as const;
  async function* groups() {
    yield [
      { ...full, note: 'Call\nagain', outcome: 'won' as const, outcomeAt: noon, wonCents: 420_050 },
      bare,
    ];
    yield [
      {
        ...bare,
        details: { consent: { text: 'Yes', answer: true, givenAt: '2026-07-31T15:59:00.000Z' } },
      },
    ];
  }
  let text = '';
  for await (const piece of leadsCsv(groups(), [{ name: 'heard', label: 'How did you hear of us?' }], {
    timeZone,
    terms,
  }))
    text += piece;
  await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot('pages/leads.csv');
  expect(text.split('\r\n')).toHaveLength(5);
});

it.each([
  [
    [0, 0],
    [0, 1, 2],
  ],
  [[2], [0, 1, 2]],
  [
    [3, 1],
    [0, 2, 4],
  ],
  [[4], [0, 2, 4]],
  [[5], [0, 3, 6]],
  [[7], [0, 4, 8]],
  [[9], [0, 5, 10]],
  [[10], [0, 5, 10]],
  [[11], [0, 10, 20]],
  [
    [1, 61],
    [0, 40, 80],
  ],
  [[120], [0, 100, 200]],
])('the axis of %j leads a day ends with an even number', async (counts, axis) => {
  const chart = await String(
    dayChart(counts.map((count, index) => ({ day: `2026-07-0${index + 1}`, count }))),
  );
  const labels = [...chart.matchAll(/text-anchor="end">(\d+)</g)].map(([, text]) => Number(text));
  expect(labels).toEqual(axis);
});
