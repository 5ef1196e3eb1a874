import { tableTime } from '../../lib/zoned-time';
import type { LeadRow } from '../schema';

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
  'Contacted',
  'Replaces',
  'Lead id',
];

/** Gives leads as CSV that spreadsheets open (RFC 4180, UTF-8 with a byte order mark); times are the business's. */
export function leadsCsv(leads: readonly LeadRow[], timeZone: string): string {
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
    lead.contactedAt === null ? '' : tableTime(lead.contactedAt, timeZone),
    lead.replaces ?? '',
    lead.leadId,
  ]);
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A text that begins like a formula gets an apostrophe, or the spreadsheet would run what a visitor typed. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^\+[\d ().-]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
