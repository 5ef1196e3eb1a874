import { checkCampaignTouch, describeLeadSource } from '../../shared/campaign-touch';
import { type Lead, leadSchema } from '../../shared/lead';
import { leadReference } from '../../shared/lead-id';
import type { ClientLimitOptions } from '../guards/client-limit';
import { clientNetwork } from '../guards/client-network';
import { refuse } from '../guards/refuse';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import type { LeadDetails } from './lead-store';

/**
 * The function that answers `POST /api/leads`, for pages whose mails go through the outside service: stores the lead and
 * answers `{reference}`; a lead that is stored already gets the same answer.
 */
export function answerLead({ clientAddress }: Pick<ClientLimitOptions, 'clientAddress'>) {
  return async (context: ServerContext): Promise<Response> => {
    const { bodyText, desk } = context.var;
    const result = leadSchema.safeParse(parseJson(bodyText));
    if (!result.success) {
      const [issue] = result.error.issues;
      const field = issue?.path.join('.') || 'The body';
      return refuse(context, 400, `${field} ${issue?.message ?? 'does not fit'}`);
    }
    try {
      await desk.accept(detailsOf(result.data), [], { client: clientNetwork(clientAddress(context)) });
    } catch {
      return refuse(context, 503, 'The lead could not be stored');
    }
    desk.deliverSoon();
    return context.json({ reference: leadReference(result.data.leadId) });
  };
}

function detailsOf(lead: Lead): LeadDetails {
  const { leadId, kind, replaces, createdAt, values, price, page, language, promise, consent } = lead;
  const { name, email, phone, address, message, ...fields } = values;
  return {
    leadId,
    kind,
    replaces,
    createdAt: createdAt === null ? null : Date.parse(createdAt),
    name,
    email,
    phone,
    address,
    message,
    fields,
    project: price?.summary ?? '',
    estimateRequest: price?.request ?? null,
    totalCostCents: price ? Math.round(price.totalCost * 100) : null,
    source: describeLeadSource(lead.source, checkCampaignTouch(lead.attribution) ?? {}) ?? '',
    page,
    language,
    isTest: lead.test,
    promise,
    consent: consent && { ...consent, language: consent.language || language },
  };
}
