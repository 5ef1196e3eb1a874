import type { EstimateBody } from '../../server/estimate/estimate-body';
import type { ThankYouState } from '../lead/thank-you-state';
import { textHash } from '../lib/text-hash';
import type { SendResult } from '../mail/email-client';
import type { CalculationEvent } from './calculation';
import type { ContactInfo } from './contact-fields';
import { deliveredPrice, forgetDelivered, rememberDelivered } from './delivered-project';
import { EstimateError } from './estimate-client';
import { estimatorCustomerParams, estimatorTeamParams } from './estimator-mails';
import type { EstimationType } from './fields';
import { applyMinimumOrder, type EstimatePrice, publicPrice } from './minimum-order';
import { estimateBody, type Project } from './project';

/** Delivers one lead: its two mails, then the thank-you. */
export interface LeadService {
  /** Where the lead came from, for the business's mail. */
  source(): string | undefined;
  sendNotification(templateParams: object): Promise<SendResult>;
  sendConfirmation(templateParams: object): Promise<SendResult>;
  /** Resolves with whether the visitor stays on the page. */
  finish(thankYou: ThankYouState): Promise<boolean>;
}

/** What a calculation asks of the page around it. */
export interface CalculationServices {
  readonly lead: LeadService;
  /** The cost in dollars; rejects with an EstimateError. */
  requestServiceCost(body: EstimateBody): Promise<number>;
  /** Holds the price back for a moment. */
  pause(): Promise<void>;
  dispatch(event: CalculationEvent): void;
  onPrice(price: EstimatePrice, estimationType: EstimationType): void;
  onEstimateFailed(error: EstimateError, estimationType: EstimationType): void;
  /** Shows that a mail failed and returns the text shown. */
  onMailFailed(mail: 'notification' | 'confirmation', message: string): string;
  /** Both mails are sent. */
  onSent(): void;
}

/**
 * Price, team mail, confirmation, thank-you, one after the other (docs/behaviour.md#35-calculation). A failed estimate or
 * confirmation ends it; a failed team mail does not (docs/behaviour.md#61-error-catalogue). Rejects only when a service
 * gives up, because the element has left the page.
 */
export async function runCalculation(
  project: Project,
  contact: ContactInfo,
  services: CalculationServices,
): Promise<void> {
  services.dispatch({ type: 'started' });
  try {
    await priceAndSend(project, contact, services);
  } catch (error) {
    services.dispatch({ type: 'failed' });
    if (!(error instanceof EstimateError)) throw error;
    services.onEstimateFailed(error, project.estimationType);
  }
}

async function priceAndSend(
  project: Project,
  contact: ContactInfo,
  services: CalculationServices,
): Promise<void> {
  const { lead } = services;
  const requestedAt = new Date();
  const key = textHash(JSON.stringify([project, contact]));
  const known = deliveredPrice(key);
  const price = known ?? (await findPrice(project, services));
  const estimate = { contact, project, price };
  services.dispatch({ type: 'priced', price });

  let toast: string | undefined;
  if (!known) {
    const notification = await lead.sendNotification(estimatorTeamParams(estimate, lead.source()));
    if (notification.sent) rememberDelivered(key, price);
    else toast = services.onMailFailed('notification', notification.message);
  }

  const confirmation = await lead.sendConfirmation(estimatorCustomerParams(estimate, requestedAt));
  if (!confirmation.sent) {
    services.onMailFailed('confirmation', confirmation.message);
    services.dispatch({ type: 'failed' });
    return;
  }

  forgetDelivered();
  services.onSent();
  // The message of a failed team mail is still to be seen on the thank-you page.
  const thankYou: ThankYouState = { type: 'estimate', ...publicPrice(price), ...(toast && { toast }) };
  services.dispatch({ type: 'sent', thankYou: (await lead.finish(thankYou)) ? thankYou : null });
}

async function findPrice(project: Project, services: CalculationServices): Promise<EstimatePrice> {
  const serviceCost = await services.requestServiceCost(estimateBody(project));
  await services.pause();
  const price = applyMinimumOrder(serviceCost);
  services.onPrice(price, project.estimationType);
  return price;
}
