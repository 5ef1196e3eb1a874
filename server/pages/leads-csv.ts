import { hasAttribution } from '../../shared/campaign-touch';
import type { PublishedLead } from '../../shared/lead';
import type { BusinessTerms } from '../../shared/money';
import { summarize } from '../../shared/project-text';
import { tableTime } from '../base/zoned-time';
import { maximumOwnColumns, type OwnColumn } from '../store/lead-queries';

/** Where the visitor came from, a column each. */
const attributionNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'landing',
  'referrer',
];

/** Formats of times and prices. */
interface CsvOptions {
  readonly timeZone: string;
  readonly terms: BusinessTerms;
}

/** A lead as in the JSON export, including the visitor's values and the outcome. */
type FlatLead = Omit<PublishedLead, 'values' | 'outcome'> &
  Required<PublishedLead['values']> & { readonly [Part in keyof Outcome]: Outcome[Part] | null };
type Outcome = NonNullable<PublishedLead['outcome']>;

/** Columns that show a field of a lead, and their texts. */
interface Columns<Value> {
  readonly headings: readonly string[];
  readonly cells: (value: Value, lead: FlatLead, options: CsvOptions) => readonly string[];
}

/**
 * The columns in their order, by the fields of a lead. A new field of the record does not compile until it has a column
 * here, or 'no column'.
 */
const columns: { readonly [Field in keyof FlatLead]: Columns<FlatLead[Field]> | 'no column' } = {
  reference: column('Reference'),
  receivedAt: column('Received', time),
  kind: column('Kind'),
  name: column('Name'),
  firstName: 'no column',
  familyName: 'no column',
  email: column('Email'),
  phone: column('Phone'),
  address: column('Address'),
  message: column('Message'),
  price: column('Total cost', (price) => price?.totalCost.toFixed(2)),
  project: column(
    'Project',
    (project, { texts, price }, { terms }) =>
      texts.EstimatorValues ?? (project && price && summarize(project, price, terms)),
  ),
  source: column(
    'Source',
    (source, { texts, attribution }) => source || (hasAttribution(attribution) ? '' : texts.lead_source),
  ),
  attribution: {
    headings: attributionNames,
    cells: (attribution) =>
      attributionNames.map((name) => (Object.hasOwn(attribution, name) ? (attribution[name] ?? '') : '')),
  },
  page: column('Page'),
  language: column('Language'),
  consent: column('Consent', (consent) => consent && `${consent.answer ? '' : 'No: '}${consent.text}`),
  test: column('Test', (isTest) => isTest && 'yes'),
  suspect: column('Suspect'),
  stage: column('Stage'),
  contactedAt: column('Contacted', time),
  notNowAt: column('Not now', time),
  visit: {
    headings: ['Visit asked for', 'Visit note', 'Visit confirmed'],
    cells: (visit, _, { timeZone }) => [
      (visit?.asked ?? []).map((halfDay) => halfDayCell(halfDay, timeZone)).join('; '),
      visit?.note ?? '',
      visit?.confirmed ? halfDayCell(visit.confirmed, timeZone) : '',
    ],
  },
  photos: column('Photos', (photos) => photos.map(({ url }) => url).join(' ')),
  result: column('Outcome'),
  decidedAt: column('Decided', time),
  amount: column('Won amount', (amount) => amount?.toFixed(2)),
  reason: column('Lost reason'),
  note: column('Note'),
  replaces: column('Replaces'),
  leadId: column('Lead id'),
  createdAt: 'no column',
  previous: 'no column',
  promise: 'no column',
  texts: 'no column',
  // The page's own fields have the last columns, which differ from export to export.
  fields: 'no column',
};

const fields = Object.keys(columns) as (keyof FlatLead)[];
const headings = Object.values(columns).flatMap((one) => (one === 'no column' ? [] : one.headings));

/** The text of a cell, if it has one. */
type CellText<Value> = (
  value: Value,
  lead: FlatLead,
  options: CsvOptions,
) => string | false | null | undefined;

/** One column; without `text` it shows a field that is a text already. */
function column(heading: string): Columns<string | null>;
function column<Value>(heading: string, text: CellText<Value>): Columns<Value>;
function column(heading: string, text: CellText<never> = (value) => value): Columns<never> {
  return { headings: [heading], cells: (...of) => [text(...of) || ''] };
}

const byteOrderMark = '\ufeff';

/**
 * Leads as CSV that spreadsheets open (RFC 4180, UTF-8 with a byte order mark), piece by piece; times are in the
 * business's time zone. The page's own fields named in `ownFields` have a column each, under their label; all others
 * share the last one.
 */
export async function* leadsCsv(
  groups: AsyncIterable<readonly PublishedLead[]>,
  ownFields: readonly OwnColumn[],
  options: CsvOptions,
): AsyncGenerator<string> {
  const hasMore = ownFields.length >= maximumOwnColumns;
  yield byteOrderMark +
    csvRow([
      ...headings,
      ...ownFields.map(({ name, label }) => label || name),
      ...(hasMore ? ['Other fields'] : []),
    ]);
  for await (const published of groups) {
    const lines = published.map((one) => {
      const lead = flatLead(one);
      return csvRow([
        ...fields.flatMap((field) => cells(field, lead, options)),
        ...ownFields.map(({ name }) => ownValue(lead, name)),
        ...(hasMore ? [otherFields(lead, ownFields)] : []),
      ]);
    });
    yield lines.join('');
  }
}

function flatLead({ values, outcome, ...lead }: PublishedLead): FlatLead {
  return {
    ...lead,
    firstName: '',
    familyName: '',
    ...values,
    ...(outcome ?? { result: null, decidedAt: null, amount: null, reason: null }),
  };
}

function cells<Field extends keyof FlatLead>(
  field: Field,
  lead: FlatLead,
  options: CsvOptions,
): readonly string[] {
  const column = columns[field];
  return column === 'no column' ? [] : column.cells(lead[field], lead, options);
}

/** A time in the business's zone. */
function time(isoTime: string | null, _: FlatLead, { timeZone }: CsvOptions): string | null {
  return isoTime && tableTime(isoTime, timeZone);
}

/** `2026-12-01 08:00-12:00`. */
function halfDayCell({ from, to }: { readonly from: string; readonly to: string }, timeZone: string): string {
  return `${tableTime(from, timeZone).slice(0, 16)}-${tableTime(to, timeZone).slice(11, 16)}`;
}

/** All answers of one name. */
function ownValue({ fields }: FlatLead, name: string): string {
  return fields
    .filter((field) => field.name === name)
    .map(({ value }) => value)
    .join(', ');
}

function otherFields({ fields }: FlatLead, columns: readonly OwnColumn[]): string {
  return fields
    .filter(({ name }) => !columns.some((column) => column.name === name))
    .map(({ label, name, value }) => `${label || name}: ${value}`)
    .join('\n');
}

function csvRow(texts: readonly string[]): string {
  return `${texts.map(cell).join(',')}\r\n`;
}

/**
 * Puts an apostrophe before text that begins like a formula, so that a spreadsheet doesn't run what a visitor typed.
 * `+1 416 555 0142` is no formula and gets none.
 */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^\+[\d ().]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A body that sends its pieces on demand, so that other calls get their turn in between. */
export function streamText(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
