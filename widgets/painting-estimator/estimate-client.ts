import type { EstimateBody } from '../../server/estimate/estimate-body';
import { postJson } from '../lib/post-json';
import { isRecord, parseJson, readAmount } from '../lib/untrusted';

const timeoutMs = 15_000;
const unknownError = 'Failed to calculate cost';

/** The estimate service gave no usable cost. */
export class EstimateError extends Error {
  override name = 'EstimateError';
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/**
 * The service's cost of a project in dollars (docs/behaviour.md#45-the-estimate-call), a finite number of at least 0.
 * Anything else rejects with an EstimateError whose message is the service's own `error`, else the transport's message,
 * else 'Failed to calculate cost'.
 */
export async function requestServiceCost(
  url: string,
  body: EstimateBody,
  signal: AbortSignal,
): Promise<number> {
  const { response, text, error } = await postJson(url, body, timeoutMs, signal);
  if (error !== undefined) throw new EstimateError(error || unknownError);
  const fields = parseJson(text);
  const answer = isRecord(fields) ? fields : {};
  const serviceCost = readAmount(answer.totalCost);
  if (response?.ok && serviceCost !== null) return serviceCost;
  const message = typeof answer.error === 'string' && answer.error;
  throw new EstimateError(message || unknownError, response?.status);
}
