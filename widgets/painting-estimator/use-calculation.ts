import { businessSettings } from 'virtual:business-settings';
import { useReducer, useRef } from 'react';
import { promisedDay, promiseText } from '../../shared/contact-time';
import type { EstimationType } from '../../shared/fields';
import { projectOf, projectValues } from '../../shared/project';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { serviceAddress } from '../element/script-address';
import { announceError } from '../lead/announce-error';
import { businessHours } from '../lead/business-hours';
import { useLeadDelivery } from '../lead/use-lead-delivery';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import {
  type CalculationEvent,
  type CalculationState,
  calculationReducer,
  idle,
  isBusy,
  keptPrice,
} from './calculation';
import type { EstimatorDraft, SentOffer } from './draft';
import { type EstimateError, requestEstimate } from './estimate-client';
import { publicPrice } from './minimum-order';
import { makeReceipt } from './receipt';
import { type CalculationServices, runCalculation } from './run-calculation';
import { strings } from './strings';

/** The calculation on the screen. */
export interface Calculation extends CalculationState {
  readonly isBusy: boolean;
  /** Prices and sends what was entered; does nothing while another calculation is under way. */
  calculate(draft: EstimatorDraft): Promise<void>;
  /** The values on the screen are no longer those of the price. */
  clear(): void;
}

interface Options {
  /** Shows a message to the visitor. */
  readonly onError: (text: string) => void;
  /** Called when both mails are sent. */
  readonly onSent: (sent: SentOffer) => void;
}

/** How long a price is held back before it is shown (docs/behaviour.md#35-calculation). */
const resultDelayMs = 1_000;

const { estimatorTeam, estimatorCustomer } = businessSettings.templates;
const leadOptions = {
  kind: 'estimate',
  templates: { notification: estimatorTeam, confirmation: estimatorCustomer },
} as const;

/** The wizard's calculations: the state of the last one, run with the element's own services (docs/behaviour.md#35-calculation). */
export function useCalculation(props: PropsOf<typeof attributes>, options: Options): Calculation {
  const host = useHost();
  const texts = useStrings(strings);
  const beginLead = useLeadDelivery(props, leadOptions);
  // Not React's own reducer: a second click may come before the next drawing, and has to see the state of the first.
  const state = useRef(idle);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  function dispatch(event: CalculationEvent): void {
    state.current = calculationReducer(state.current, event);
    draw();
  }

  function onEstimateFailed(error: EstimateError, estimationType: EstimationType): void {
    announceError(host, 'estimate', error);
    const text = texts.estimateFailed[estimationType];
    if (estimationType === 'general') options.onError(text);
    else alert(text);
  }

  function onMailFailed(mail: 'notification' | 'confirmation', message: string): string {
    const text = texts.mailFailed[mail](message);
    options.onError(text);
    return text;
  }

  const hours = businessHours(props);
  const services = (draft: EstimatorDraft): CalculationServices => ({
    minimumOrder: props.minimumOrder,
    hours,
    beginLead: (values) => beginLead(values, draft.sent?.lead),
    requestEstimate: (body) => {
      const url = props.estimateUrl ?? serviceAddress(businessSettings.estimateUrl);
      return requestEstimate(url, body, host.signal);
    },
    pause: () => wait(resultDelayMs, host.signal),
    dispatch,
    onPrice: (price, estimationType) =>
      host.emit('painting-price', {
        ...publicPrice(price),
        estimationType,
        currency: businessSettings.currency,
      }),
    onEstimateFailed,
    onMailFailed,
    describe: (offer) => ({
      receipt: makeReceipt(offer, host.language),
      promise: promiseText(promisedDay(offer.requestedAt, hours), host.language),
      // The wizard of a page that keeps no draft is empty when the visitor comes back.
      ...(props.keepDraft && { wizardUrl: location.href }),
    }),
    onSent: (lead, { price: { totalCost } }) =>
      options.onSent({ lead, totalCost, values: projectValues(draft) }),
  });

  async function calculate(draft: EstimatorDraft): Promise<void> {
    if (isBusy(state.current)) return;
    const { contact, sent } = draft;
    const previous = sent ? { project: projectOf(sent.values), totalCost: sent.totalCost } : undefined;
    try {
      const calculated = {
        project: projectOf(draft),
        contact,
        previous,
        keptPrice: keptPrice(state.current),
      };
      await runCalculation(calculated, services(draft));
    } catch (error) {
      // The element has left the page while sending: there is nothing left to show.
      if (!host.signal.aborted) throw error;
    }
  }

  return {
    ...state.current,
    isBusy: isBusy(state.current),
    calculate,
    clear: () => dispatch({ type: 'values-changed' }),
  };
}
