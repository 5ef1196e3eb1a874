import { checkCampaignTouch, describeLeadSource } from '../../widgets/lead/campaign-touch';
import { refuse } from '../guards/refuse';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import { type Lead, leadSchema } from './lead';
import type { LeadDesk } from './lead-desk';
import { leadReference } from './lead-id';
import type { LeadDetails } from './lead-store';

/**
 * Gives the function that answers `POST /api/leads`, for pages whose mails go through the outside service: it stores
 * the lead and answers `{reference}`; a lead that is stored already gets the same answer.
 */
export function answerLead(desk: LeadDesk) {
  return async (context: ServerContext): Promise<Response> => {
    const result = leadSchema.safeParse(parseJson(context.var.bodyText));
    if (!result.success) {
      const [issue] = result.error.issues;
      const field = issue?.path.join('.') || 'The body';
      return refuse(context, 400, `${field} ${issue?.message ?? 'does not fit'}`);
    }
    await desk.accept(detailsOf(result.data), []);
    desk.deliverSoon(context);
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
    consent,
  };
}
