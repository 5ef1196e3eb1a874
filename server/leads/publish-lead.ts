import type { PublishedLead } from './lead';
import type { LeadRow } from './schema';

/** Gives a stored lead as webhooks and the JSON export send it (docs/lead.schema.json). */
export function publishLead(row: LeadRow): PublishedLead {
  const { leadId, reference, kind, replaces, name, email, phone, address, message } = row;
  return {
    leadId,
    reference,
    kind,
    replaces,
    receivedAt: new Date(row.receivedAt).toISOString(),
    contactedAt: row.contactedAt === null ? null : new Date(row.contactedAt).toISOString(),
    client: { name, email, phone, address },
    message,
    estimate:
      row.totalCostCents === null
        ? null
        : {
            totalCost: row.totalCostCents / 100,
            summary: row.project,
            request: row.estimateRequest ?? null,
          },
    source: row.source,
    promise: row.promise,
    consent: row.consent ?? null,
  };
}
