import { businessSettings } from 'virtual:business-settings';
import { type ThankYouState, thankYouKey } from '../../shared/thank-you-state';
import type { ElementContext } from '../element/use-element';
import { jsonText } from '../lib/replaced-built-ins';
import { eraseSession, writeSession } from '../lib/storage';
import { wait } from '../lib/wait';
import { pushToDataLayer } from './data-layer';
import { forget } from './outbox';

/** If the page is still here after this long, the visitor stopped the navigation: make the form usable again. */
const navigationTimeoutMs = 10_000;

/** The tag's settings for the end of a lead. */
export interface FinishOptions {
  readonly leadId: string;
  /** The content of the thank-you page or panel. */
  readonly state: ThankYouState;
  /** The thank-you page; without one the panel replaces the form. */
  readonly thankYouUrl: string | undefined;
  /** Whether `generate_lead` is pushed to the page's data layer, and with which source; never in test mode. */
  readonly dataLayer: boolean;
  readonly mode?: string;
  readonly source: string | undefined;
}

/**
 * Announces a sent lead to the page and navigates to the thank-you page
 * (docs/behaviour.md#25-sending-the-quote-form, docs/behaviour.md#35-calculation, docs/behaviour.md#118-thank-you-page).
 *
 * Resolves with the state if the thank-you panel should be shown here instead. The reasons: there is no thank-you page;
 * its state cannot be stored, so that page would redirect away; this page prevented `painting-success`, or removed the
 * tag on hearing it; no navigation came within ten seconds.
 *
 * Otherwise resolves with null, but only once this page is left: a click before that would send another lead. A
 * fragment of this page is reached at once. Rejects with the signal's reason when the element is removed.
 */
export async function finishLead(
  context: ElementContext,
  options: FinishOptions,
): Promise<ThankYouState | null> {
  const { leadId, state, thankYouUrl } = options;
  context.signal.throwIfAborted();
  forget(leadId, 'finished');
  if (options.dataLayer && options.mode !== 'test') pushGenerateLead(state, options.source, context);
  const price = state.type === 'estimate' && {
    totalCost: state.totalCost,
    currency: businessSettings.currency,
  };
  const detail = { type: state.type, ...price, leadId, reference: state.reference };
  // Stored before the event, so that a frame can pass it to the embedding page.
  const isKept = writeSession(thankYouKey, jsonText(state));
  const mayNavigate = context.emit('painting-success', detail, { cancelable: true });
  if (!mayNavigate || !thankYouUrl || !context.element?.isConnected || !isKept) {
    eraseSession(thankYouKey);
    return state;
  }
  const [page, fragment] = thankYouUrl.split('#');
  const staysHere = fragment !== undefined && page === location.href.split('#')[0];
  // Replaces the entry, so that Back doesn't lead to a wizard that would send it again.
  if (state.type === 'estimate') location.replace(thankYouUrl);
  else location.assign(thankYouUrl);
  return staysHere || (await isLeft(context.signal)) ? null : state;
}

/** Whether the page is left within the navigation timeout. */
function isLeft(signal: AbortSignal): Promise<boolean> {
  const left = new Promise<true>((resolve) => {
    addEventListener('pagehide', () => resolve(true), { once: true, signal });
  });
  return Promise.race([left, wait(navigationTimeoutMs, signal).then(() => false)]);
}

/** Names every key, since Tag Manager keeps the value of an earlier push for a key that is left out. */
function pushGenerateLead(
  state: ThankYouState,
  source: string | undefined,
  { element }: ElementContext,
): void {
  pushToDataLayer({
    event: 'generate_lead',
    currency: businessSettings.currency,
    // A quote has no price yet.
    value: state.type === 'estimate' ? state.totalCost : undefined,
    lead_kind: state.type,
    lead_reference: state.reference,
    tag_id: element?.id,
    source,
  });
}
