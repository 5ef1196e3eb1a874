import { parseEstimateBody } from '../../shared/estimate-body';
import type { ServerBusiness } from '../business';
import { refuse } from '../guards/refuse';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import { makeEstimate } from './estimate';

/**
 * The function that answers `POST /api/estimate` (docs/behaviour.md#45-the-estimate-call): the price with its
 * assumptions, or 400 `{error}` that names the field.
 */
export function answerEstimate({ jobs }: Pick<ServerBusiness, 'jobs'>) {
  return (context: ServerContext): Response => {
    const parsed = parseEstimateBody(parseJson(context.var.bodyText), jobs);
    if (!parsed.ok) return refuse(context, 400, parsed.error);
    return context.json(makeEstimate(parsed.body, parsed.job));
  };
}
