import type { Drawing } from '../../shared/drawing';
import type { EstimatePrice } from '../../shared/price';
import type { Project } from '../../shared/project';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { Failure } from '../lead/lead-notice';
import type { LeadContent } from '../lead/lead-record';
import type { TriedLead } from '../lead/use-lead';
import type { ContactInfo } from './draft';
import { EstimateError } from './estimate-client';

/** Progress of a calculation (docs/behaviour.md#35-calculation). */
export interface CalculationState {
  /** `failed` without a price: the estimate failed; with one: only the confirmation was not sent. */
  readonly stage: 'idle' | 'calculating' | 'sending' | 'failed' | 'sent';
  /** The price of the values on the screen, once it is known. */
  readonly price: EstimatePrice | null;
  /** Why the confirmation was not sent, while its price is valid. */
  readonly failure: Failure | null;
  /** Shown in place of the wizard when the visitor stays on the page. */
  readonly thankYou: ThankYouState | null;
}

/** Events of a calculation, in this order. */
export type CalculationEvent =
  | { readonly type: 'started' }
  | { readonly type: 'priced'; readonly price: EstimatePrice }
  /** The team's mail was not sent; the calculation goes on. */
  | { readonly type: 'team-mail-failed'; readonly message: string }
  /** Both mails are sent. */
  | { readonly type: 'sent'; readonly lead: TriedLead; readonly price: EstimatePrice }
  /** The visitor is thanked here; null once the page is left. */
  | { readonly type: 'thanked'; readonly thankYou: ThankYouState | null }
  /** There is nothing to paint, so there is no price. */
  | { readonly type: 'nothing' }
  /** The estimate failed, so there is no price. */
  | { readonly type: 'estimate-failed'; readonly error: EstimateError }
  /** The confirmation was not sent; `leadId` is set if the team mail failed, too. */
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The element has left the page, or the values have changed since the price. */
  | { readonly type: 'values-changed' }
  | { readonly type: 'abandoned' };

/** Services that a calculation needs from the component around it. */
export interface CalculationServices {
  /** The price of a project; rejects with an EstimateError. */
  price(project: Project, requestedAt: Date): Promise<EstimatePrice>;
  send(content: LeadContent): Promise<TriedLead>;
  /** Error message for the visitor when a mail was not sent. */
  mailFailed(mail: 'notification' | 'confirmation', message: string): string;
  /** The drawing of a project, for its thank-you. */
  drawing(project: Project): Drawing | undefined;
  /** The page where the visitor can change the project sent. */
  wizardUrl(): string | undefined;
}

/**
 * Price, team mail, confirmation, thank-you, one after the other (docs/behaviour.md#35-calculation). A failed estimate or
 * confirmation ends it; a failed team mail does not (docs/behaviour.md#61-error-catalogue). Throws only when a service gives
 * up, because the element has left the page.
 */
export async function* calculate(
  project: Project,
  contact: ContactInfo,
  services: CalculationServices,
): AsyncGenerator<CalculationEvent, void> {
  yield { type: 'started' };
  const requestedAt = new Date();
  try {
    const price = await services.price(project, requestedAt);
    yield { type: 'priced', price };
    const values = { ...contact, name: `${contact.firstName} ${contact.familyName}` };
    const lead = await services.send({ values, project, price, requestedAt });
    const team = lead.notification;
    const toast = team.sent ? undefined : services.mailFailed('notification', team.message);
    if (toast) yield { type: 'team-mail-failed', message: toast };
    const confirmation = await lead.confirm();
    if (!confirmation.sent) {
      const text = services.mailFailed('confirmation', confirmation.message);
      yield { type: 'failed', failure: { text, ...(toast && { leadId: lead.identity.leadId }) } };
      return;
    }
    yield { type: 'sent', lead, price };
    // The message of a failed team mail also shows on the thank-you page.
    const wizardUrl = services.wizardUrl();
    const drawing = services.drawing(project);
    const thankYou = await lead.finish({
      ...(toast && { toast }),
      ...(wizardUrl && { wizardUrl }),
      ...(drawing && { drawing }),
    });
    yield { type: 'thanked', thankYou };
  } catch (error) {
    if (!(error instanceof EstimateError)) {
      yield { type: 'abandoned' };
      throw error;
    }
    yield error.isNothing ? { type: 'nothing' } : { type: 'estimate-failed', error };
  }
}

/** Before the first calculation, and again after each change of the values. */
export const idle: CalculationState = {
  stage: 'idle',
  price: null,
  failure: null,
  thankYou: null,
};

/** Whether a calculation is under way, so another must not start. */
export function isBusy({ stage }: CalculationState): boolean {
  return stage === 'calculating' || stage === 'sending';
}

/** The current price if only the confirmation failed: asking again could give another. */
export function keptPrice({ stage, price }: CalculationState): EstimatePrice | null {
  return stage === 'failed' ? price : null;
}

/** The state after an event. While a calculation is under way the fields are locked, so its price fits their values. */
export function calculationReducer(state: CalculationState, event: CalculationEvent): CalculationState {
  switch (event.type) {
    case 'started':
      return { ...idle, stage: 'calculating' };
    case 'priced':
      return { ...state, stage: 'sending', price: event.price };
    case 'failed':
      return { ...state, stage: 'failed', failure: event.failure };
    case 'estimate-failed':
    case 'abandoned':
      return { ...state, stage: 'failed', failure: null };
    case 'thanked':
      return { ...state, stage: 'sent', thankYou: event.thankYou };
    case 'values-changed':
      return isBusy(state) ? state : idle;
    case 'nothing':
      return idle;
    case 'team-mail-failed':
    case 'sent':
      return state;
  }
}
