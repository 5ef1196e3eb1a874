import type { Host } from '../element/host';
import { writeSession } from '../lib/session-store';
import { wait } from '../lib/wait';
import { type ThankYouState, thankYouKey } from './thank-you-state';

/** A page that has not come by then does not come any more. */
const navigationTimeoutMs = 10_000;

/** How a lead that was sent comes to its end. */
export interface FinishOptions {
  /** What the thank-you says. */
  readonly state: ThankYouState;
  /** Where success leads; without it the thank-you stands in place of the form. */
  readonly thankYouUrl: string | undefined;
  /** Whether the page in the history is replaced (estimate) or followed (contact). */
  readonly replacesEntry: boolean;
  /** Whether `generate_lead` goes to the page's data layer, and with which source. */
  readonly dataLayer: boolean;
  readonly source: string | undefined;
}

/**
 * Tells the page that a lead was sent and leads the visitor to the thank-you page (docs/behaviour.md#25-sending-the-quote-form, docs/behaviour.md#35-calculation, docs/behaviour.md#118-thank-you-page).
 * The thank-you is to be shown 'in place' when no address was given, or storage is blocked and the thank-you page would
 * turn the visitor away. A page that prevents `painting-success`, or takes the tag out on hearing it, keeps the visitor
 * where he is and gets the thank-you in place too.
 *
 * Resolves with whether it is to be shown in place: when another page is on its way, only once this one goes, for until
 * then another click would be another lead; or after ten seconds, when the visitor must have stopped the way there.
 * Rejects with the signal's reason when the element is taken off the page meanwhile.
 */
export async function finishLead(host: Host, conclusion: FinishOptions): Promise<boolean> {
  const { state, thankYouUrl, replacesEntry } = conclusion;
  if (conclusion.dataLayer) pushGenerateLead(state, conclusion.source);
  const detail =
    state.type === 'estimate' ? { type: state.type, totalCost: state.totalCost } : { type: state.type };
  const mayNavigate = host.emit('painting-success', detail, true);
  if (!mayNavigate || !thankYouUrl || !host.element?.isConnected) return true;
  if (!writeSession(thankYouKey, JSON.stringify(state))) return true;
  const [page, fragment] = thankYouUrl.split('#');
  const staysHere = fragment !== undefined && page === location.href.split('#')[0];
  if (replacesEntry) location.replace(thankYouUrl);
  else location.assign(thankYouUrl);
  return !staysHere && !(await isLeft(host.signal));
}

/** Whether the page is left before a way to another must be given up. */
function isLeft(signal: AbortSignal): Promise<boolean> {
  const left = new Promise<true>((resolve) => {
    addEventListener('pagehide', () => resolve(true), { once: true, signal });
  });
  return Promise.race([left, wait(navigationTimeoutMs, signal).then(() => false)]);
}

function pushGenerateLead(state: ThankYouState, source: string | undefined): void {
  const page = window as typeof window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({
    event: 'generate_lead',
    currency: 'CAD',
    value: state.type === 'estimate' ? state.totalCost : 0,
    ...(source && { source }),
  });
}
