import type { Language } from '../../shared/texts';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { ElementContext } from '../element/use-element';
import type { Order } from './outbox-entry';
import type { SendResult } from './send';

/** The cards shown after a lead, and the sender of what visitors add there (docs/behaviour.md#124-after-the-lead). */
export interface AfterLead {
  readonly renderCards: (element: HTMLElement | null, context: AfterLeadContext) => Promise<void>;
  /** Sends an addition; `isWanted` tells whether it still has to be sent. */
  readonly sendAdded: (order: Pick<Order, 'id' | 'call'>, isWanted: () => boolean) => Promise<SendResult>;
}

/** The values that a thank-you passes to the cards. */
export interface AfterLeadContext extends Pick<ElementContext, 'emit' | 'idPrefix'> {
  readonly state: ThankYouState;
  readonly language: Language;
  /** The element of the cards' headings. */
  readonly heading: 'h3';
  /** Shows the additions on the receipt: 'Tue morning, 3 photos'. */
  readonly setAdded: (text: string) => void;
  readonly outbox: {
    readonly queue: (order: Order) => boolean;
    readonly deliver: (order: Order) => Promise<SendResult>;
    readonly forget: (id: string, type: 'withdrawn' | 'finished') => void;
  };
  /** An address of the business's server. */
  readonly home: string;
  /** Aborts when the thank-you is removed. */
  readonly signal: AbortSignal;
}

let load: () => Promise<AfterLead> = () => Promise.reject();

/** Sets how the cards are loaded: an entry of the tags knows, since the cards themselves use this folder. */
export function registerAfterLead(loader: typeof load): void {
  load = loader;
}

/** The cards; rejects if they can't be loaded. */
export function loadAfterLead(): Promise<AfterLead> {
  return load();
}
