import type { Lead } from '../../../shared/lead';
import type { BusinessTerms } from '../../../shared/money';
import { summarize } from '../../../shared/summary';
import { tableTime } from '../../lib/zoned-time';
import { maximumOwnColumns, type OwnColumn } from '../lead-queries';
import type { LeadRow } from '../schema';
import { leadOfRow } from '../stored-lead';

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

/** The page's own fields follow. */
const columns = [
  'Reference',
  'Received',
  'Kind',
  'Name',
  'Email',
  'Phone',
  'Address',
  'Message',
  'Total cost',
  'Project',
  'Source',
  ...attributionNames,
  'Page',
  'Language',
  'Consent',
  'Test',
  'Suspect',
  'Contacted',
  'Outcome',
  'Decided',
  'Won amount',
  'Lost reason',
  'Note',
  'Replaces',
  'Lead id',
];

/** How times and prices are written. */
interface CsvOptions {
  readonly timeZone: string;
  readonly terms: BusinessTerms;
}

const byteOrderMark = '\ufeff';

/**
 * Leads as CSV that spreadsheets open (RFC 4180, UTF-8 with a byte order mark), piece by piece; times are the business's. The page's
 * own fields have a column each, under their label, where `ownFields` names them; what more there is shares the last one.
 */
export async function* leadsCsv(
  groups: AsyncIterable<readonly LeadRow[]>,
  ownFields: readonly OwnColumn[],
  options: CsvOptions,
): AsyncGenerator<string> {
  const hasMore = ownFields.length >= maximumOwnColumns;
  yield byteOrderMark +
    csvRow([
      ...columns,
      ...ownFields.map(({ name, label }) => label || name),
      ...(hasMore ? ['Other fields'] : []),
    ]);
  for await (const rows of groups) {
    const lines = rows.map((row) => {
      const lead = leadOfRow(row);
      return csvRow([
        ...cells(row, lead, options),
        ...ownFields.map(({ name }) => ownValue(lead, name)),
        ...(hasMore ? [otherFields(lead, ownFields)] : []),
      ]);
    });
    yield lines.join('');
  }
}

function cells(row: LeadRow, lead: Lead, { timeZone, terms }: CsvOptions): readonly string[] {
  const { values, price, consent, attribution } = lead;
  return [
    lead.reference,
    tableTime(row.receivedAt, timeZone),
    lead.kind,
    values.name,
    values.email,
    values.phone,
    values.address,
    values.message,
    price ? price.totalCost.toFixed(2) : '',
    lead.texts.EstimatorValues ?? (lead.project && price ? summarize(lead.project, price, terms) : ''),
    lead.source || (lead.texts.lead_source ?? ''),
    ...attributionNames.map((name) => (Object.hasOwn(attribution, name) ? (attribution[name] ?? '') : '')),
    lead.page,
    lead.language,
    consent ? `${consent.answer ? '' : 'No: '}${consent.text}` : '',
    lead.test ? 'yes' : '',
    row.suspect,
    row.contactedAt === null ? '' : tableTime(row.contactedAt, timeZone),
    row.outcome ?? '',
    row.outcomeAt === null ? '' : tableTime(row.outcomeAt, timeZone),
    row.wonCents === null ? '' : (row.wonCents / 100).toFixed(2),
    row.lostReason,
    row.note,
    lead.replaces ?? '',
    lead.leadId,
  ];
}

/** All answers of one name. */
function ownValue({ fields }: Lead, name: string): string {
  return fields
    .filter((field) => field.name === name)
    .map(({ value }) => value)
    .join(', ');
}

function otherFields({ fields }: Lead, columns: readonly OwnColumn[]): string {
  return fields
    .filter(({ name }) => !columns.some((column) => column.name === name))
    .map(({ label, name, value }) => `${label || name}: ${value}`)
    .join('\n');
}

function csvRow(texts: readonly string[]): string {
  return `${texts.map(cell).join(',')}\r\n`;
}

/**
 * A text that begins like a formula gets an apostrophe, or the spreadsheet would run what a visitor typed. It is left out
 * before `+1 416 555 0142`, where there is nothing to calculate.
 */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^\+[\d ().]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
