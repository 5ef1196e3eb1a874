import type { BusinessHours } from '../../shared/contact-time';
import type { EstimateBody } from '../../shared/estimate-body';
import type { EstimationType } from '../../shared/fields';
import { estimateBody, type Project } from '../../shared/project';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { LeadIdentity } from '../lead/lead-identity';
import type { LeadValues } from '../lead/lead-record';
import type { Lead } from '../lead/use-lead-delivery';
import type { CalculationEvent } from './calculation';
import type { ContactInfo } from './contact-fields';
import { EstimateError } from './estimate-client';
import { estimatorCustomerParams, estimatorTeamParams } from './estimator-mails';
import { applyMinimumOrder, type EstimatePrice, publicPrice } from './minimum-order';
import type { Offer, PreviousOffer } from './receipt';
import type { ServiceEstimate } from './service-estimate';

/** What a calculation asks of the page around it. */
export interface CalculationServices {
  readonly minimumOrder: number;
  readonly hours: BusinessHours;
  /** Begins the lead of what the visitor typed. */
  beginLead(values: LeadValues): Lead;
  /** Rejects with an EstimateError. */
  requestEstimate(body: EstimateBody): Promise<ServiceEstimate>;
  /** Holds the price back for a moment. */
  pause(): Promise<void>;
  dispatch(event: CalculationEvent): void;
  onPrice(price: EstimatePrice, estimationType: EstimationType): void;
  onEstimateFailed(error: EstimateError, estimationType: EstimationType): void;
  /** Shows that a mail failed and returns the text shown. */
  onMailFailed(mail: 'notification' | 'confirmation', message: string): string;
  /** What the thank-you shows beside the price. */
  describe(offer: Offer): Pick<EstimateThankYou, 'receipt' | 'promise' | 'wizardUrl'>;
  /** Both mails are sent. */
  onSent(lead: LeadIdentity, offer: Offer): void;
}

/** What a visitor wants priced and sent. */
export interface Calculated {
  readonly project: Project;
  readonly contact: ContactInfo;
  /** The price, where it is known already. */
  readonly keptPrice: EstimatePrice | null;
  /** What it takes the place of. */
  readonly previous: PreviousOffer | undefined;
}

type EstimateThankYou = Extract<ThankYouState, { type: 'estimate' }>;

/**
 * Price, team mail, confirmation, thank-you, one after the other (docs/behaviour.md#35-calculation). A failed estimate or
 * confirmation ends it; a failed team mail does not (docs/behaviour.md#61-error-catalogue). Rejects only when a service
 * gives up, because the element has left the page.
 */
export async function runCalculation(calculated: Calculated, services: CalculationServices): Promise<void> {
  services.dispatch({ type: 'started' });
  try {
    await priceAndSend(calculated, services);
  } catch (error) {
    services.dispatch({ type: 'failed' });
    if (!(error instanceof EstimateError)) throw error;
    services.onEstimateFailed(error, calculated.project.estimationType);
  }
}

async function priceAndSend(
  { project, contact, keptPrice, previous }: Calculated,
  services: CalculationServices,
): Promise<void> {
  const lead = services.beginLead({ ...contact, project: estimateBody(project) });
  const requestedAt = new Date();
  const price = keptPrice ?? (await findPrice(project, services));
  const offer = { project, price, requestedAt, previous };
  const estimate = { contact, ...offer };
  services.dispatch({ type: 'priced', price });

  const notification = await lead.sendNotification(estimatorTeamParams(estimate), publicPrice(price));
  const toast = notification.sent ? undefined : services.onMailFailed('notification', notification.message);

  const confirmation = await lead.sendConfirmation(estimatorCustomerParams(estimate, services.hours));
  if (!confirmation.sent) {
    const failure = services.onMailFailed('confirmation', confirmation.message);
    services.dispatch({ type: 'failed', failure: { text: failure, ...(toast && { leadId: lead.leadId }) } });
    return;
  }

  services.onSent(lead.identity, offer);
  const thankYou: ThankYouState = {
    type: 'estimate',
    ...publicPrice(price),
    ...services.describe(offer),
    // The message of a failed team mail is still to be seen on the thank-you page.
    ...(toast && { toast }),
  };
  services.dispatch({ type: 'sent', thankYou: await lead.finish(thankYou) });
}

async function findPrice(project: Project, services: CalculationServices): Promise<EstimatePrice> {
  const estimate = await services.requestEstimate(estimateBody(project));
  await services.pause();
  const price = applyMinimumOrder(estimate, services.minimumOrder);
  services.onPrice(price, project.estimationType);
  return price;
}
