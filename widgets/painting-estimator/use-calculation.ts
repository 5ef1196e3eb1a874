import { businessSettings } from 'virtual:business-settings';
import { useReducer, useRef } from 'react';
import { applyMinimumOrder, lastValidDay, publicPrice } from '../../shared/price';
import { type Project, projectOf } from '../../shared/project';
import type { PropsOf } from '../element/attribute-table';
import { serviceUrl } from '../element/script-url';
import { useElement } from '../element/use-element';
import { announceError, useLead } from '../lead/use-lead';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import {
  type CalculationEvent,
  type CalculationServices,
  type CalculationState,
  calculate,
  calculationReducer,
  idle,
  isBusy,
  keptPrice,
} from './calculation';
import type { EstimatorDraft, SentOffer } from './draft';
import { EstimateError, requestEstimate } from './estimate-client';
import { drawingOf } from './plan-drawing';
import { useEstimatorTexts } from './units';

/** The calculation on the screen. */
export interface Calculation extends CalculationState {
  readonly isBusy: boolean;
  /** Prices and sends the project; does nothing during another calculation. False where the service finds nothing to paint. */
  calculate(draft: EstimatorDraft): Promise<boolean>;
  /** The values on the screen have changed since the price. */
  clear(): void;
}

interface Options {
  /** Shows a message to the visitor. */
  readonly onError: (text: string) => void;
  /** Called when both mails are sent. */
  readonly onSent: (sent: SentOffer) => void;
}

/** Delay before a price is shown (docs/behaviour.md#35-calculation). */
const resultDelayMs = 1_000;

/** The wizard's calculations: the state of the last one, run with the element's own services (docs/behaviour.md#35-calculation). */
export function useCalculation(props: PropsOf<typeof attributes>, options: Options): Calculation {
  const context = useElement();
  const texts = useEstimatorTexts();
  const sendLead = useLead(props, 'estimate');
  // Not React's own reducer: a second click may come before the next render, and must see the state left by the first.
  const state = useRef(idle);
  // The first event comes shortly after the press, too late for a double click.
  const isRunning = useRef(false);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  function dispatch(event: CalculationEvent): void {
    const known = state.current;
    state.current = calculationReducer(known, event);
    if (state.current !== known) draw();
  }

  async function askPrice(project: Project, requestedAt: Date) {
    const url = props.estimateUrl ?? serviceUrl(businessSettings.estimateUrl);
    const estimate = await requestEstimate(url, project, context.signal);
    const { timeZone, estimateValidDays, currency } = businessSettings;
    // Before the wait, since a browser's first use of `Intl` takes as long as the rest of this step.
    const lastDay = lastValidDay(requestedAt, timeZone, estimateValidDays);
    const price = applyMinimumOrder(estimate, props.minimumOrder, lastDay);
    await wait(resultDelayMs, context.signal);
    context.emit('painting-price', {
      ...publicPrice(price),
      estimationType: project.estimationType,
      currency,
    });
    return price;
  }

  function servicesFor({ sent }: EstimatorDraft): CalculationServices {
    const known = keptPrice(state.current);
    const previous = sent ? { project: projectOf(sent.values), totalCost: sent.totalCost } : undefined;
    return {
      price: async (asked, requestedAt) => known ?? askPrice(asked, requestedAt),
      send: (content) => sendLead({ ...content, ...(previous && { previous }) }, sent?.lead),
      mailFailed: (mail, message) => texts.mailFailed[mail](message),
      drawing: (sentProject) => drawingOf(sentProject, context.language),
      // The wizard of a page that keeps no draft is empty when the visitor comes back.
      wizardUrl: () => (props.keepDraft ? location.href : undefined),
    };
  }

  /** Side effects of an event. */
  function react(event: CalculationEvent, draft: EstimatorDraft): void {
    if (event.type === 'team-mail-failed') options.onError(event.message);
    if (event.type === 'failed') options.onError(event.failure.text);
    if (event.type === 'sent') {
      const { lead, price } = event;
      const { estimationType, entered } = draft;
      const values = { estimationType, entered };
      options.onSent({ lead: lead.identity, totalCost: price.totalCost, values });
    }
    if (event.type === 'estimate-failed') {
      announceError(context, 'estimate', event.error);
      if (draft.estimationType === 'specific_rooms') alert(texts.estimateFailed.specific_rooms);
      else options.onError(texts.estimateFailed.general);
    }
  }

  return {
    ...state.current,
    isBusy: isBusy(state.current),
    async calculate(draft) {
      if (isRunning.current) return true;
      let hasWork = true;
      isRunning.current = true;
      const project = projectOf(draft);
      try {
        const events = calculate(project, draft.contact, servicesFor(draft));
        for await (const event of events) {
          hasWork = event.type !== 'nothing';
          dispatch(event);
          react(event, draft);
        }
      } catch (error) {
        // The element has left the page while sending: there is nothing left to show.
        if (context.signal.aborted) return true;
        console.error(`<${context.element?.localName}>`, error);
        react({ type: 'estimate-failed', error: new EstimateError(`${error}`) }, draft);
      } finally {
        isRunning.current = false;
      }
      return hasWork;
    },
    clear: () => dispatch({ type: 'values-changed' }),
  };
}
