import { leadReference } from '../../shared/lead-id';
import { parseShallowJson } from '../base/parse-shallow-json';
import type { ClientLimitOptions } from '../guards/client-limit';
import { clientOf } from '../guards/client-limit';
import { refuse } from '../guards/refuse';
import { acceptedLeadSchema } from './accepted-lead';
import type { ServerContext } from './server-context';

/**
 * The function that answers `POST /api/leads`, for pages whose mails go through the outside service: stores the lead
 * and answers `{reference}`; a lead already stored gets the same answer.
 */
export function answerLead(options: Pick<ClientLimitOptions, 'clientAddress' | 'isUnnamedProxy'>) {
  return async (context: ServerContext): Promise<Response> => {
    const { bodyText, desk } = context.var;
    const result = acceptedLeadSchema.safeParse(parseShallowJson(bodyText));
    if (!result.success) {
      const [issue] = result.error.issues;
      const field = issue?.path.join('.') || 'The body';
      return refuse(context, 400, `${field} ${issue?.message ?? 'does not fit'}`);
    }
    const { signs, ...lead } = result.data;
    const reference = leadReference(lead.leadId);
    try {
      await desk.accept({ ...lead, reference }, async () => [], {
        client: clientOf(context, options),
        signs,
      });
    } catch {
      return refuse(context, 503, 'The lead could not be stored');
    }
    desk.deliverSoon();
    return context.json({ reference });
  };
}
