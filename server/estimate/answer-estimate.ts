import { parseEstimateBody } from '../../shared/estimate-body';
import { refuse } from '../guards/refuse';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import { makeEstimate } from './estimate';
import { rates } from './rates';

/** Answers `POST /api/estimate` (docs/behaviour.md#45-the-estimate-call): the price with what it rests on, or 400 `{error}` that names the field. */
export function answerEstimate(context: ServerContext): Response {
  const parsed = parseEstimateBody(parseJson(context.var.bodyText));
  if (!parsed.ok) return refuse(context, 400, parsed.error);
  return context.json(makeEstimate(parsed.body, rates));
}
