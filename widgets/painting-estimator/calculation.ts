import type { ThankYouState } from '../../shared/thank-you-state';
import type { Failure } from '../lead/failure-line';
import type { EstimatePrice } from './minimum-order';

/** How far a calculation is (docs/behaviour.md#35-calculation). */
export interface CalculationState {
  /** `failed` without a price: the service gave none; with one: the price stands, but the confirmation was not sent. */
  readonly stage: 'idle' | 'calculating' | 'sending' | 'failed' | 'sent';
  /** The price of the values on the screen, once it is known. */
  readonly price: EstimatePrice | null;
  /** Why the confirmation was not sent, for as long as its price stands. */
  readonly failure: Failure | null;
  /** Shown in place of the wizard when the visitor stays on the page. */
  readonly thankYou: ThankYouState | null;
}

/** What happens to a calculation. */
export type CalculationEvent =
  | { readonly type: 'started' }
  | { readonly type: 'priced'; readonly price: EstimatePrice }
  | { readonly type: 'failed'; readonly failure?: Failure }
  | { readonly type: 'sent'; readonly thankYou: ThankYouState | null }
  | { readonly type: 'values-changed' };

/** Before the first calculation, and again after each change of the values. */
export const idle: CalculationState = {
  stage: 'idle',
  price: null,
  failure: null,
  thankYou: null,
};

/** Whether a calculation is under way, so that no other may begin. */
export function isBusy({ stage }: CalculationState): boolean {
  return stage === 'calculating' || stage === 'sending';
}

/** The price of the values on the screen when only the confirmation failed: asking again could give another. */
export function keptPrice({ stage, price }: CalculationState): EstimatePrice | null {
  return stage === 'failed' ? price : null;
}

/** The state after an event. While a calculation is under way the fields are locked, and its price is that of their values. */
export function calculationReducer(state: CalculationState, event: CalculationEvent): CalculationState {
  switch (event.type) {
    case 'started':
      return { ...idle, stage: 'calculating' };
    case 'priced':
      return { ...state, stage: 'sending', price: event.price };
    case 'failed':
      return { ...state, stage: 'failed', failure: event.failure ?? null };
    case 'sent':
      return { ...state, stage: 'sent', thankYou: event.thankYou };
    case 'values-changed':
      return isBusy(state) ? state : idle;
  }
}
