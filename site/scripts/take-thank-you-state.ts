import {
  eraseSession,
  parseJson,
  readSession,
  readThankYouState,
  type ThankYouState,
  thankYouKey,
} from '../../widgets/contract';

/**
 * What a form or the estimator just handed to this page; null when there is nothing or it makes no sense. The tab's
 * storage has forgotten it afterwards, so that it counts once.
 */
export function takeThankYouState(): ThankYouState | null {
  const state = readThankYouState(parseJson(readSession(thankYouKey)));
  eraseSession(thankYouKey);
  return state;
}
