import { readThankYouState, type ThankYouState, thankYouKey } from '../../shared/thank-you-state';
import { parseJson } from '../../shared/untrusted';
import { eraseSession, readSession } from '../lib/storage';

/** Thank-you state that a form in this tab has just handed over; null if there is none or it is invalid. */
function handedOver(): ThankYouState | null {
  return readThankYouState(parseJson(readSession(thankYouKey)));
}

/** The thank-you that this page is to show: handed over just now, or kept by this history entry; null if there is none. */
export function knownThankYouState(): ThankYouState | null {
  return handedOver() ?? readThankYouState(history.state?.thankYou);
}

/**
 * The same state, moved into this history entry, so that it counts once. `message` is shown on arrival, not after a
 * reload.
 */
export function takeThankYouState(): { readonly state: ThankYouState | null; readonly message?: string } {
  const handed = handedOver();
  eraseSession(thankYouKey);
  if (!handed) return { state: knownThankYouState() };
  keepThankYouState(handed);
  return { state: handed, ...(handed.toast && { message: handed.toast }) };
}

/** Stores a thank-you in this history entry; null removes it. */
export function keepThankYouState(thankYou: ThankYouState | null): void {
  history.replaceState({ ...history.state, thankYou }, '');
}
