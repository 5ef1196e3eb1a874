import type { Language } from '../../shared/texts';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { Host } from '../element/host';
import type { deliver, forget, queue } from '../lead/outbox';

/** The values that a thank-you passes to the cards. */
export interface AfterLeadContext extends Pick<Host, 'emit' | 'idPrefix'> {
  readonly state: ThankYouState;
  readonly language: Language;
  /** Says on the receipt what was added: 'Tue morning · 3 photos'. */
  readonly setAdded: (text: string) => void;
  readonly outbox: {
    readonly queue: typeof queue;
    readonly deliver: typeof deliver;
    readonly forget: typeof forget;
  };
  /** An address of the business's server. */
  readonly home: string;
  /** Aborts when the thank-you is gone. */
  readonly signal: AbortSignal;
}
