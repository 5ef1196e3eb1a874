import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { businessHalfDay } from '../../../../server/desk/visit-times';
import { signInPage } from '../../../../server/guards/private-access';
import { dayChart } from '../../../../server/pages/day-chart';
import { deadLinkPage, erasedPage, leadPage } from '../../../../server/pages/lead-page';
import { leadsCsv } from '../../../../server/pages/leads-csv';
import { type ListPageContent, listPage } from '../../../../server/pages/list-page';
import { leadFilterSchema } from '../../../../server/store/lead-filter';
import type { WholeLead } from '../../../../server/store/lead-queries';
import type { LeadRow, VisitRow } from '../../../../server/store/schema';
import { publishLead } from '../../../../server/store/stored-lead';
import { said } from '../../../support/said';
import { terms } from '../../calculator-values';
import { estimate, nothingAdded } from '../example-leads';

// The texts of whole pages, in order, are files in `pictures`. `npx vitest run tests/unit/server/pages -u` rewrites
// them.

const timeZone = 'America/Toronto';
const currency = 'CAD';
const here = {
  ...ownBusiness,
  timeZone,
  currency,
  units: 'sq ft' as const,
  host: { urls: 'files' as const, basePath: '/painting/' },
  visits: undefined,
};
type LeadPageWays = Parameters<typeof leadPage>[2];

const noon = Date.UTC(2026, 6, 31, 16);
const minute = 60_000;

const consent = { text: 'Write to me', answer: false, givenAt: '2026-07-31T15:59:00.000Z' };
const lost = { outcome: 'lost', outcomeAt: noon, lostReason: 'Not reached' } as const;

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
  clientMark: '',
  reportedIn: null,
  details: {},
  note: '',
  outcome: null,
  outcomeAt: null,
  wonCents: null,
  lostReason: '',
  notNowAt: null,
  remindersStoppedAt: null,
  emailKey: '',
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
    consent,
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
  seenAt: null,
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

const bareWhole: WholeLead = {
  lead: bare,
  open: [],
  replacedBy: null,
  visit: null,
  photos: [],
  deliveries: [],
};

const noFilter = leadFilterSchema.parse({});

const days = [
  { day: '2026-07-30', count: 1 },
  { day: '2026-07-31', count: 2 },
];

const month = {
  name: 'July 2026',
  leads: 3,
  visits: 1,
  won: 2,
  wonCents: 950_050,
  firstContactMs: 80 * minute,
  sources: [{ name: 'google', leads: 2, won: 2, wonCents: 950_050 }],
};

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
    months: [
      month,
      { ...month, leads: 2, visits: 0, won: 0, wonCents: 0, firstContactMs: null, sources: [] },
    ],
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
  concerns: [{ kind: 'disk', sentence: 'The disk of the leads has 12 MB left.' }],
  calendar: null,
  devices: {
    publicKey: 'BK',
    devices: [
      {
        id: 'd1',
        label: 'iPhone',
        addedAt: noon,
        endpoint: 'https://push.example/1',
        p256dh: '',
        auth: '',
        keyMark: '',
      },
    ],
  },
  feedUrl: 'https://painter.example/painting/leads/visits/x.ics',
  ads: {
    google: { fresh: 2, last: { atMs: noon, count: 1 } },
    meta: { fresh: 0, last: { atMs: noon, count: 3 } },
  },
  waiting: {
    fresh: [{ ...bare, name: 'Ada', phone: '416 555 0123' }],
    freshCount: 7,
    asked: [{ lead: full, visit }],
    confirmed: [{ lead: full, visit }],
  },
  done: '',
  doubted: { nowMs: noon, retentionDays: 730, count: 2, oldestMs: noon, newestMs: noon },
  timeZone,
  business: here,
  nowMs: noon + 60 * minute,
  currency,
};

const empty: ListPageContent = {
  ...list,
  leads: [],
  total: 0,
  filter: { ...noFilter, source: 'fair' },
  statistics: { days: days.slice(-1), months: [], sources: [], won: { sources: [], partners: [] } },
  lost: [],
  doubted: null,
  waiting: null,
  devices: null,
  feedUrl: null,
  ads: { google: { fresh: 0, last: null }, meta: { fresh: 0, last: null } },
  calendar: {
    spans: [],
    leftOut: ['Team breakfast (20200107T090000)'],
    leftOutCount: 2,
    problem: 'its address answers 404',
    keptFromMs: noon,
  },
};

const wordsOf = async (page: ReturnType<typeof listPage>) => said(String(await page));
const pageOf = (lead: Partial<LeadRow>, rest: Partial<WholeLead> = {}, ways?: LeadPageWays) =>
  wordsOf(leadPage({ ...bareWhole, ...rest, lead: { ...bare, ...lead } }, here, ways));
const confirmable = visit.times.flatMap((id) => businessHalfDay(id, here) ?? []);
/** The page of the lead with everything. */
const fullPage = (lead: Partial<LeadRow>, ways?: LeadPageWays) =>
  pageOf({ ...full, ...lead }, whole, { confirmable, ...ways });

it('a lead with everything has its page', async () => {
  await expect(await fullPage({})).toMatchFileSnapshot('pictures/one-lead.txt');
});

it('the list has its page', async () => {
  await expect(await wordsOf(listPage(list))).toMatchFileSnapshot('pictures/list.txt');
});

// Texts of the page, each in one piece; a text after `- ` is not on it.
it.each<[string, () => Promise<string>, readonly string[]]>([
  [
    'a bare lead',
    () => pageOf({}),
    [
      'link: All leads\nheading 1: No name\nheading 1: Ref 7K2Q-M4\nheading 2: New\ntext: Nobody has contacted them yet.\nbutton: Mark as contacted\n',
      'heading 2: Quote request\nheader: Received\ncell: Friday, July 31, 2026 at 12:00 PM EDT\nheader: Language\ncell: en\nsummary: Deliveries\ntext: Nothing had to be delivered from here.\nsummary: Erase this lead\n',
    ],
  ],
  [
    'a won lead',
    () => fullPage({ outcome: 'won', outcomeAt: noon, wonCents: 420_000, note: 'Two coats.\nIn May.' }),
    [
      'heading 2: Won\ntext: $4,200.00, on Friday, July 31, 2026 at 12:00 PM EDT.\nbutton: Open it again\nlabel: Note\nlabel: Two coats. In May.\nbutton: Save the note\n',
      'header: Contacted\ncell: Friday, July 31, 2026 at 1:30 PM EDT\n',
    ],
  ],
  [
    'a lost lead by its link',
    () => fullPage({ suspect: 'sent too soon', ...lost }, { link: 'leads/link/ticket' }),
    [
      'heading 2: Lost\ntext: Not reached, on Friday, July 31, 2026 at 12:00 PM EDT.\nbutton: Open it again\n',
      'header: Replaces\ncell: Ref 7K2Q-M4\nheader: Replaced by\ncell: Ref 9N4S-P6\n',
      '- All leads',
      '- Deliveries',
      '- Erase',
    ],
  ],
  [
    'a lead whose note was saved',
    () => pageOf({}, {}, { done: 'The note is saved.' }),
    ['heading 1: No name\nheading 1: Ref 7K2Q-M4\ntext: The note is saved.\nheading 2: New\n'],
  ],
  [
    'an amount that is no number',
    () => pageOf({}, {}, { problem: 'Write the amount in figures.' }),
    ['heading 2: New\ntext: Write the amount in figures.\n'],
  ],
  [
    'a free lead',
    () =>
      pageOf({
        totalCostCents: 0,
        details: { price: { ...estimate.price, totalCost: 0 }, consent: { ...consent, answer: true } },
      }),
    ['label: Amount (CAD)\nfield: 0.00\n', 'header: Consent\ncell: Write to me\n', 'text: $0.00\n'],
  ],
  [
    'a lead of a mail without a record',
    () =>
      pageOf({
        details: { texts: { EstimatorValues: 'Room 1\nWalls: 150 sq ft', lead_source: 'a fair' } },
      }),
    ['header: Source\ncell: a fair\n', 'heading 2: Project\ntext: Room 1 Walls: 150 sq ft\n'],
  ],
  [
    'an empty list',
    () => wordsOf(listPage(empty)),
    [
      'heading 2: The calendar cannot be read\ntext: At CALENDAR_URL, its address answers 404. What was read on 2026-07-31 12:00 still counts, for a day.\n',
      'heading 2: Left out of the calendar: 2\n',
      'Team breakfast (20200107T090000)',
      'And 1 more.',
      'option: All\noption: fair\n',
      'text: No leads found.\nnavigation: 0 leads, page 1 of 1\n',
      'text: None in the last 1 days.\n',
      '- Given up',
      '- Won in',
    ],
  ],
  [
    'a link that is too old',
    () => wordsOf(deadLinkPage(here)),
    [
      'heading 1: This link opens no lead\ntext: It is older than 14 days, or its lead was erased.\nlink: Sign in to see all leads\n',
    ],
  ],
  [
    'erasing nothing',
    () => wordsOf(erasedPage(null, here)),
    ['heading 1: Erase\ntext: Nothing was erased: give the address and tick the box.\nlink: All leads\n'],
  ],
  [
    'erasing one lead',
    () => wordsOf(erasedPage({ count: 1, left: 0, hasTraces: false }, here)),
    ['text: 1 lead was erased here, with all photos, mails and tries stored for it.'],
  ],
  [
    'erasing three',
    () => wordsOf(erasedPage({ count: 3, left: 0, hasTraces: false }, here)),
    ['text: 3 leads were erased here, with all photos, mails and tries stored for them.'],
  ],
  [
    'erasing some on a full disk',
    () => wordsOf(erasedPage({ count: 1, left: 2, hasTraces: true }, here)),
    [
      'text: 2 leads were not erased, because the disk of the server is full. Make room, and erase again.',
      'text: Photos or traces of it are still in the files of the server, because its disk is full or a backup is being made.',
    ],
  ],
  [
    'signing in',
    () => wordsOf(signInPage({ to: 'leads', business: here })),
    [
      'heading 1: Leads\nlabel: Access key\nfield:\nbutton: Sign in\ntext: Lost it? Make a new one on the server with\ntext: npm run key\ntext: , or have a way in mailed to hello@harbour.example.\nbutton: Mail a way in',
    ],
  ],
  [
    'a wrong token',
    () => wordsOf(signInPage({ to: 'outbox', business: here, isWrong: true })),
    ['heading 1: Mail box\ntext: This is not the access key.\n'],
  ],
])('the page of %s says so', async (_, page, texts) => {
  const words = await page();
  for (const text of texts) {
    if (text.startsWith('- ')) expect(words).not.toContain(text.slice(2));
    else expect(words).toContain(text);
  }
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

it('every row of a table begins with its header', async () => {
  const pages = await Promise.all([listPage(list), leadPage(whole, here, { confirmable })].map(String));
  const rows = pages
    .flatMap((page) => parse(page).querySelectorAll('tr'))
    .filter((row) => row.closest('thead, [role=presentation]') === null);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !row.querySelector('th[scope=row]')).map(({ text }) => text)).toEqual([]);
});

it('the list is narrowed to one of its sources, the unknown among them', async () => {
  const page = String(await listPage({ ...list, filter: noFilter }));
  const options = parse(page).querySelectorAll('select[name="source"] option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['', 'google', '-']);
});

it('the leads are exported as CSV', async () => {
  const halfDay = {
    id: '2026-08-04-am',
    from: new Date(noon + 92 * 60 * minute).toISOString(),
    to: new Date(noon + 96 * 60 * minute).toISOString(),
  };
  const added = {
    visit: {
      asked: [halfDay],
      note: 'Ring twice',
      askedAt: new Date(noon).toISOString(),
      isAnswered: true,
      confirmed: halfDay,
      decidedAt: new Date(noon).toISOString(),
    },
    photos: [
      {
        url: 'https://painter.example/leads/link/x/photos/y',
        description: '',
        addedAt: new Date(noon).toISOString(),
      },
    ],
  };
  async function* groups() {
    yield [
      publishLead(
        { ...full, note: 'Call\nagain', outcome: 'won', outcomeAt: noon, wonCents: 420_050 },
        added,
      ),
      publishLead(bare, nothingAdded),
    ];
    yield [publishLead({ ...bare, details: { consent: { ...consent, answer: true } } }, nothingAdded)];
  }
  let text = '';
  for await (const piece of leadsCsv(groups(), [{ name: 'heard', label: 'How did you hear of us?' }], {
    timeZone,
    terms,
  }))
    text += piece;
  await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot('pictures/leads.csv');
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
