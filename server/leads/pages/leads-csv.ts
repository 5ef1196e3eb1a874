import { tableTime } from '../../lib/zoned-time';
import { maximumOwnColumns } from '../lead-queries';
import type { LeadRow } from '../schema';

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
  'Page',
  'Language',
  'Consent',
  'Test',
  'Suspect',
  'Contacted',
  'Replaces',
  'Lead id',
];

const byteOrderMark = '\ufeff';

/**
 * Leads as CSV that spreadsheets open (RFC 4180, UTF-8 with a byte order mark), piece by piece; times are the business's. The page's
 * own fields have a column each where `ownFields` names them; what more there is shares the last one.
 */
export async function* leadsCsv(
  groups: AsyncIterable<readonly LeadRow[]>,
  ownFields: readonly string[],
  timeZone: string,
): AsyncGenerator<string> {
  const hasMore = ownFields.length >= maximumOwnColumns;
  yield byteOrderMark + csvRow([...columns, ...ownFields, ...(hasMore ? ['Other fields'] : [])]);
  for await (const leads of groups) {
    yield leads
      .map((lead) =>
        csvRow([
          ...cells(lead, timeZone),
          ...ownFields.map((name) => ownValue(lead, name)),
          ...(hasMore ? [otherFields(lead, ownFields)] : []),
        ]),
      )
      .join('');
  }
}

function cells(lead: LeadRow, timeZone: string): readonly string[] {
  return [
    lead.reference,
    tableTime(lead.receivedAt, timeZone),
    lead.kind,
    lead.name,
    lead.email,
    lead.phone,
    lead.address,
    lead.message,
    lead.totalCostCents === null ? '' : (lead.totalCostCents / 100).toFixed(2),
    lead.project,
    lead.source,
    lead.page,
    lead.language,
    lead.consent ? `${lead.consent.answer === false ? 'No: ' : ''}${lead.consent.text}` : '',
    lead.isTest ? 'yes' : '',
    lead.suspect,
    lead.contactedAt === null ? '' : tableTime(lead.contactedAt, timeZone),
    lead.replaces ?? '',
    lead.leadId,
  ];
}

function ownValue({ fields }: LeadRow, name: string): string {
  return fields && Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';
}

function otherFields({ fields }: LeadRow, named: readonly string[]): string {
  return Object.entries(fields ?? {})
    .filter(([name]) => !named.includes(name))
    .map(([name, text]) => `${name}: ${text}`)
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
