import type { EstimateBody } from '../../server/estimate/estimate-body';
import { postJson, TransportError } from '../lib/post-json';
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
  try {
    const answer = await postJson(url, body, timeoutMs, signal);
    const fields = parseJson(answer.text);
    const { totalCost, error } = isRecord(fields) ? fields : {};
    const serviceCost = readAmount(totalCost);
    if (answer.ok && serviceCost !== null) return serviceCost;
    throw new EstimateError(typeof error === 'string' && error ? error : unknownError, answer.status);
  } catch (error) {
    if (error instanceof TransportError) throw new EstimateError(error.message || unknownError);
    throw error;
  }
}
