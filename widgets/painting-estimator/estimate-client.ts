import { postJson, TransportError } from '../lib/post-json';
import { isRecord, parseJson, readAmount } from '../lib/untrusted';

const timeoutMs = 15_000;
const unknownError = 'Failed to calculate cost';

/** The estimate service gave no usable price. */
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
 * Asks the estimate service for a price in dollars (docs/behaviour.md#45-the-estimate-call), a finite number of at least 0.
 * Everything else is an EstimateError whose message is, in order of preference, the service's own `error`,
 * the transport's message, or 'Failed to calculate cost' (docs/behaviour.md#61-error-catalogue, docs/behaviour.md#45-the-estimate-call).
 */
export async function requestEstimate(url: string, body: object, signal: AbortSignal): Promise<number> {
  try {
    const answer = await postJson(url, body, timeoutMs, signal);
    const fields = parseJson(answer.text);
    const { totalCost, error } = isRecord(fields) ? fields : {};
    const price = readAmount(totalCost);
    if (answer.ok && price !== null) return price;
    throw new EstimateError(typeof error === 'string' && error ? error : unknownError, answer.status);
  } catch (error) {
    if (error instanceof TransportError) throw new EstimateError(error.message || unknownError);
    throw error;
  }
}
