import type { EstimateBody } from '../../shared/estimate-body';
import { readServiceEstimate, type ServiceEstimate } from '../../shared/price';
import { isRecord, parseJson } from '../../shared/untrusted';
import { postJson } from '../lib/post-json';

const timeoutMs = 15_000;
const unknownError = 'Failed to calculate cost';

/** The estimate service gave no usable cost. */
export class EstimateError extends Error {
  override name = 'EstimateError';
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** Whether there is no price because there is nothing to paint. */
  readonly isNothing: boolean;

  constructor(message: string, status?: number, isNothing = false) {
    super(message);
    this.status = status;
    this.isNothing = isNothing;
  }
}

/**
 * The service's estimate of a project (docs/behaviour.md#45-the-estimate-call). An answer without a cost rejects with an
 * EstimateError whose message is the service's own `error`, else the transport's message, else 'Failed to calculate cost'.
 */
export async function requestEstimate(
  url: string,
  body: EstimateBody,
  signal: AbortSignal,
): Promise<ServiceEstimate> {
  const { response, text, error } = await postJson(url, body, timeoutMs, signal);
  if (error !== undefined) throw new EstimateError(error || unknownError);
  const answer = parseJson(text);
  const estimate = readServiceEstimate(answer);
  if (response?.ok && estimate) return estimate;
  const message = isRecord(answer) && typeof answer.error === 'string' && answer.error;
  const isNothing = response?.status === 422 && estimate?.totalCost === 0;
  throw new EstimateError(message || unknownError, response?.status, isNothing);
}
