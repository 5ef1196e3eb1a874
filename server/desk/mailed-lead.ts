import { parseLeadSource } from '../../shared/campaign-touch';
import { type Lead, leadSchema } from '../../shared/lead';
import { createLeadId, leadIdPattern, leadReference } from '../../shared/lead-id';
import { limits } from '../../shared/limits';
import type { TemplateName } from '../base/business';
import { parseShallowJson } from '../base/parse-shallow-json';
import { acceptedLeadSchema } from './accepted-lead';
import { fittingTexts } from './fitting-texts';
import type { TemplateParams } from './send-checks';

/** The form that a mail comes from. */
export function leadKind(templateName: TemplateName): Lead['kind'] {
  return templateName === 'contactNotification' || templateName === 'contactConfirmation'
    ? 'contact'
    : 'estimate';
}

/**
 * The lead that a mail carries as data (docs/behaviour.md#42-the-four-mails); null if it carries none, or an invalid
 * one.
 */
export function sentLead(params: TemplateParams): Lead | null {
  const { data } = acceptedLeadSchema.safeParse(parseShallowJson(params.get('lead') ?? ''));
  return data ? { ...data, reference: leadReference(data.leadId) } : null;
}

/**
 * The lead of a mail without a record, as older scripts or third-party clients send it: the visitor's details from the
 * parameters, where they came from, and their texts, cut where they are longer than a lead may be.
 */
export function leadOfTexts(
  templateName: TemplateName,
  params: TemplateParams,
  leadId = givenId(params) ?? createLeadId(),
): Lead {
  const text = (name: string, most: number = limits.shortText) => (params.get(name) ?? '').slice(0, most);
  const known = new Set(['client_name', 'client_email', 'client_phone', 'client_address', 'client_message']);
  return leadSchema.parse({
    leadId,
    reference: leadReference(leadId),
    kind: leadKind(templateName),
    values: {
      name: text('client_name'),
      email: text('client_email'),
      phone: text('client_phone'),
      address: text('client_address'),
      message: text('client_message', limits.message),
    },
    ...cameFrom(params.get('lead_source') ?? ''),
    texts: fittingTexts(
      [...params].filter(([name, value]) => value !== '' && !known.has(name) && name !== 'lead'),
    ),
  });
}

/** What a line says of where a visitor came from, with values no longer than our tags send. */
function cameFrom(line: string): Partial<Pick<Lead, 'source' | 'attribution'>> {
  const { source = '', attribution = {} } = parseLeadSource(line) ?? {};
  const parts = Object.entries(attribution).filter(([, text]) => text.length <= limits.attributionText);
  return { source, attribution: Object.fromEntries(parts) };
}

/** The id of a lead whose record is missing: from an older script's `lead_id`, or alone in `lead`. Null if there is none. */
export function givenId(params: TemplateParams): string | null {
  const { leadId } = Object(parseShallowJson(params.get('lead') ?? ''));
  const id = params.get('lead_id') ?? String(leadId);
  return leadIdPattern.test(id) ? id : null;
}
