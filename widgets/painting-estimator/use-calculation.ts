import { businessSettings } from 'virtual:business-settings';
import { useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { scriptAddress } from '../element/script-address';
import { finishLead } from '../lead/finish-lead';
import { leadSource } from '../lead/lead-source';
import type { ThankYouState } from '../lead/thank-you-state';
import { useLeadDelivery } from '../lead/use-lead-delivery';
import { textHash } from '../lib/text-hash';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import type { ContactInfo } from './contact-info';
import { deliveredPrice, forgetDelivered, rememberDelivered } from './delivered-project';
import { EstimateError, requestEstimate } from './estimate-client';
import { estimatorCustomerParams, estimatorTeamParams } from './estimator-mails';
import { applyMinimumOrder, type EstimatePrice } from './minimum-order';
import { strings } from './strings';

/** What is to be painted, as the estimate service and the business's mail take it. */
export interface Project {
  readonly request: { readonly estimationType: 'general' | 'specific_rooms' };
  summarize(price: EstimatePrice): string;
}

/** How far a calculation is, and what came of it. */
export interface Calculation {
  readonly stage: 'idle' | 'calculating' | 'sending';
  /** Known once the service has answered; stays when only a mail failed. */
  readonly price: EstimatePrice | null;
  /** The last try gave no price. */
  readonly hasFailed: boolean;
  readonly thankYou: ThankYouState | null;
  calculate(project: Project, contact: ContactInfo): Promise<void>;
  /** Forgets the price: it is not that of the values on the screen any more. */
  clear(): void;
}

/** How long a price is held back before it is shown (docs/behaviour.md#35-calculation). */
const resultDelayMs = 1_000;

const { estimatorTeam, estimatorCustomer } = businessSettings.templates;
const templates = { notification: estimatorTeam, confirmation: estimatorCustomer };

/**
 * Price, team mail, confirmation, thank-you: one after the other (docs/behaviour.md#35-calculation), with both failure paths (docs/behaviour.md#61-error-catalogue, docs/behaviour.md#35-calculation). Failed sends go to `onError` with the text for the visitor.
 */
export function useCalculation(
  props: PropsOf<typeof attributes>,
  onError: (text: string) => void,
  onSent: () => void,
): Calculation {
  const host = useHost();
  const texts = useStrings(strings);
  const delivery = useLeadDelivery(props, templates, { replacesFailed: false });
  const [state, setState] = useState<Pick<Calculation, 'stage' | 'price' | 'hasFailed' | 'thankYou'>>({
    stage: 'idle',
    price: null,
    hasFailed: false,
    thankYou: null,
  });
  const busy = useRef(false);
  /** The values on the screen are not those that are being calculated any more. */
  const isOutdated = useRef(false);

  const update = (change: Partial<typeof state>) => setState((known) => ({ ...known, ...change }));

  async function findPrice(project: Project): Promise<EstimatePrice> {
    const url = props.estimateUrl ?? new URL(businessSettings.estimateUrl, scriptAddress()).href;
    const cost = await requestEstimate(url, project.request, host.signal);
    await wait(resultDelayMs, host.signal);
    const price = applyMinimumOrder(cost);
    host.emit('painting-price', { ...price, estimationType: project.request.estimationType });
    return price;
  }

  /** Sends the team mail; the text of the failure, if it failed, is still to be seen on the thank-you page. */
  async function tellTeam(project: Project, contact: ContactInfo, price: EstimatePrice, key: string) {
    const params = estimatorTeamParams(contact, project.summarize(price), leadSource(props.source));
    const result = await delivery.sendNotification(params);
    if (result.sent) {
      rememberDelivered(key, price);
      return undefined;
    }
    const toast = texts.notificationFailed(result.message);
    onError(toast);
    return toast;
  }

  async function run(project: Project, contact: ContactInfo): Promise<void> {
    const requestedAt = new Date();
    const key = textHash(JSON.stringify([project.request, contact]));
    const known = deliveredPrice(key);
    const price = known ?? (await findPrice(project));
    update({ stage: 'sending', price });
    const toast = known ? undefined : await tellTeam(project, contact, price, key);
    const confirmation = await delivery.sendConfirmation(
      estimatorCustomerParams(contact, price, requestedAt),
    );
    if (!confirmation.sent) {
      onError(texts.confirmationFailed(confirmation.message));
      return;
    }
    forgetDelivered();
    onSent();
    const thankYou: ThankYouState = { type: 'estimate', ...price, ...(toast && { toast }) };
    const staysOnPage = await finishLead(host, {
      state: thankYou,
      thankYouUrl: props.thankYouUrl,
      replacesEntry: true,
      dataLayer: props.dataLayer,
      source: props.source,
    });
    if (staysOnPage) update({ thankYou });
  }

  function reportFailedEstimate(error: EstimateError, mode: Project['request']['estimationType']): void {
    update({ hasFailed: true, price: null });
    const status = error.status === undefined ? {} : { status: error.status };
    host.emit('painting-error', { stage: 'estimate', ...status, message: error.message });
    if (mode === 'general') onError(texts.estimateFailed.general);
    else alert(texts.estimateFailed.specific_rooms);
  }

  async function calculate(project: Project, contact: ContactInfo): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    isOutdated.current = false;
    update({ stage: 'calculating', hasFailed: false, price: null });
    try {
      await run(project, contact);
    } catch (error) {
      if (error instanceof EstimateError) reportFailedEstimate(error, project.request.estimationType);
      // The element left the page in mid-send: nothing is left to show or to lead anywhere.
      else if (!host.signal.aborted) throw error;
    } finally {
      busy.current = false;
      update({ stage: 'idle', ...(isOutdated.current ? { price: null } : {}) });
    }
  }

  function clear(): void {
    isOutdated.current = true;
    if (!busy.current) update({ price: null, hasFailed: false });
  }

  return { ...state, calculate, clear };
}
