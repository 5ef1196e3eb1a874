import type { Host } from '../element/host';
import { writeSession } from '../session-store';
import { THANK_YOU_KEY, type ThankYouState } from '../thank-you';

/** How a lead that was sent comes to its end. */
export interface Conclusion {
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
 * Tells the page that a lead was sent and leads the visitor to the thank-you page (SPEC 4.4, 4.7, DECISIONS 13).
 * The thank-you is to be shown 'in place' when no address was given, or storage is blocked and the thank-you page would
 * turn the visitor away. A page that prevents `painting-success`, or takes the tag out on hearing it, keeps the visitor
 * where he is and gets the thank-you in place too. 'leaving' is said when another page is on its way; an address within
 * this page is reached at once: 'there'.
 */
export function concludeLead(host: Host, conclusion: Conclusion): 'in place' | 'leaving' | 'there' {
  const { state, thankYouUrl, replacesEntry } = conclusion;
  if (conclusion.dataLayer) pushGenerateLead(state, conclusion.source);
  const detail =
    state.type === 'estimate' ? { type: state.type, totalCost: state.totalCost } : { type: state.type };
  const mayNavigate = host.emit('painting-success', detail, true);
  if (!mayNavigate || !thankYouUrl || !host.element?.isConnected) return 'in place';
  if (!writeSession(THANK_YOU_KEY, JSON.stringify(state))) return 'in place';
  const [page, fragment] = thankYouUrl.split('#');
  const staysHere = fragment !== undefined && page === location.href.split('#')[0];
  if (replacesEntry) location.replace(thankYouUrl);
  else location.assign(thankYouUrl);
  return staysHere ? 'there' : 'leaving';
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
