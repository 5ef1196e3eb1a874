import type { PublishedLead } from '../../shared/lead';
import type { LeadRow } from './schema';
import { sourceValues } from './source-name';

/** Gives a stored lead as webhooks and the JSON export send it (docs/lead.schema.json). */
export function publishLead(row: LeadRow): PublishedLead {
  const { leadId, reference, replaces, kind, name, email, phone, address, message } = row;
  const { source = '', ...attribution } = sourceValues(row.source);
  return {
    leadId,
    reference,
    replaces,
    kind,
    createdAt: isoTime(row.createdAt ?? row.receivedAt),
    values: { ...row.fields, name, email, phone, address, message },
    price:
      row.totalCostCents === null
        ? null
        : {
            totalCost: row.totalCostCents / 100,
            summary: row.project,
            request: row.estimateRequest ?? null,
          },
    source,
    attribution,
    page: row.page,
    // The mails of an English tag name no language.
    language: row.language || 'en',
    test: row.isTest,
    promise: row.promise,
    consent: row.consent ?? null,
    receivedAt: isoTime(row.receivedAt),
    contactedAt: row.contactedAt === null ? null : isoTime(row.contactedAt),
    suspect: row.suspect,
  };
}

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
