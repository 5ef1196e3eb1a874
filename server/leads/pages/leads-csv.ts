import { tableTime } from '../../lib/zoned-time';
import type { LeadRow } from '../schema';

/** A page's own fields follow, each in a column of its name. */
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
  'Contacted',
  'Replaces',
  'Lead id',
];

/** Gives leads as CSV that spreadsheets open (RFC 4180, UTF-8 with a byte order mark); times are the business's. */
export function leadsCsv(leads: readonly LeadRow[], timeZone: string): string {
  const ownFields = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields ?? {})))];
  const rows = leads.map((lead) => [
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
    lead.contactedAt === null ? '' : tableTime(lead.contactedAt, timeZone),
    lead.replaces ?? '',
    lead.leadId,
    ...ownFields.map((name) => lead.fields?.[name] ?? ''),
  ]);
  return `\ufeff${[[...columns, ...ownFields], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * A text that begins like a formula gets an apostrophe, or the spreadsheet would run what a visitor typed. It is left out
 * before `+1 416 555 0142`, where there is nothing to calculate.
 */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^\+[\d ().]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
