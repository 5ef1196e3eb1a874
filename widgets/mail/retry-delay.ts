import { isFinalRefusal } from './send-result';

const retryDelayMs = 1_200;
const maximumBusyDelayMs = 3_000;
const maximumBusyTries = 4;
const maximumTries = 2;

/**
 * How long to wait before a call is tried again, in milliseconds; null when it has failed for good.
 *
 * `statuses` are those of the failed tries so far, undefined where there was no answer. A busy service (429) is asked up
 * to four times at random intervals, so that two visitors of the same second do not meet again; any other failure that
 * may pass is tried once more (docs/behaviour.md#52-retries-and-time-limits).
 */
export function nextRetryDelayMs(statuses: readonly (number | undefined)[]): number | null {
  const status = statuses.at(-1);
  if (status === 429) {
    if (statuses.length >= maximumBusyTries) return null;
    return retryDelayMs + Math.random() * (maximumBusyDelayMs - retryDelayMs);
  }
  if (isFinalRefusal(status)) return null;
  return statuses.filter((one) => one !== 429).length < maximumTries ? retryDelayMs : null;
}
