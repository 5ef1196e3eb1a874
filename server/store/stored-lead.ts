import { z } from 'zod';
import { hasAttribution } from '../../shared/campaign-touch';
import { type Lead, type PublishedLead, publishedLeadSchema } from '../../shared/lead';
import { addressKey } from './address-key';
import { statusOf } from './lead-progress';
import type { LeadRow } from './schema';

/** Best name of a source first. */
const names = ['utm_source', 'referrer', 'utm_campaign'];
/** Advertising networks, by the parameter that they add to links. */
const networks = { gclid: 'Google Ads', fbclid: 'Facebook', msclkid: 'Microsoft Advertising' };

/** The columns that a call sets; the business, the suspicion rules and the visitor's answers set the others. */
type NewLeadRow = Omit<
  LeadRow,
  | 'contactedAt'
  | 'suspect'
  | 'clientMark'
  | 'reportedIn'
  | 'note'
  | 'outcome'
  | 'outcomeAt'
  | 'wonCents'
  | 'lostReason'
  | 'notNowAt'
  | 'remindersStoppedAt'
>;

/** A lead as a row of the store. */
export function leadRow(lead: Lead, receivedAt: number): NewLeadRow {
  const { leadId, reference, kind, replaces, values, ...details } = lead;
  const { firstName, familyName, ...columns } = values;
  return {
    leadId,
    reference,
    kind,
    replaces,
    ...columns,
    emailKey: addressKey(columns.email),
    totalCostCents: lead.price && Math.round(lead.price.totalCost * 100),
    sourceName: sourceName(lead),
    receivedAt,
    details: { ...details, ...(firstName && { firstName }), ...(familyName && { familyName }) },
  };
}

/** The lead of a row, whichever version wrote it. */
export function leadOfRow(row: LeadRow): Lead {
  const { leadId, reference, kind, replaces, name, email, phone, address, message, details } = row;
  const { firstName, familyName, ...others } = details;
  const typed = { ...(firstName && { firstName }), ...(familyName && { familyName }) };
  return {
    createdAt: null,
    fields: [],
    project: null,
    price: null,
    previous: null,
    promise: null,
    language: 'en',
    source: '',
    attribution: {},
    page: '',
    consent: null,
    test: false,
    texts: {},
    ...others,
    leadId,
    reference,
    kind,
    replaces,
    values: { name, ...typed, email, phone, address, message },
  };
}

/** A stored lead with its visit and photos, as webhooks and the JSON export send it (docs/lead.schema.json). */
export function publishLead(
  row: LeadRow,
  { visit, photos }: Pick<PublishedLead, 'visit' | 'photos'>,
): PublishedLead {
  const { createdAt, ...lead } = leadOfRow(row);
  return {
    ...lead,
    createdAt: createdAt ?? isoTime(row.receivedAt),
    receivedAt: isoTime(row.receivedAt),
    contactedAt: row.contactedAt === null ? null : isoTime(row.contactedAt),
    stage: statusOf(row),
    visit,
    photos,
    notNowAt: row.notNowAt === null ? null : isoTime(row.notNowAt),
    suspect: row.suspect,
    note: row.note,
    outcome: row.outcome && {
      result: row.outcome,
      decidedAt: isoTime(row.outcomeAt ?? row.receivedAt),
      amount: row.wonCents === null ? null : row.wonCents / 100,
      reason: row.lostReason,
    },
  };
}

/**
 * The single source that a lead is counted under: the page's `source`, else the best one in its attribution. '' if none
 * is known.
 */
export function sourceName({ source, attribution }: Pick<Lead, 'source' | 'attribution'>): string {
  if (source.trim() || !hasAttribution(attribution)) return source.trim();
  const values = new Map(Object.entries(attribution));
  const named = names.map((name) => values.get(name)).find(Boolean);
  if (named) return named;
  const network = Object.entries(networks).find(([parameter]) => values.has(parameter));
  return network ? network[1] : '';
}

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

/** The JSON Schema of a lead as webhooks and the export send it: docs/lead.schema.json. */
export function leadJsonSchema(): object {
  return z.toJSONSchema(publishedLeadSchema, { target: 'draft-2020-12' });
}
