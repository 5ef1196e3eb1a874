import { currencySymbol, formatMoney } from '../../../widgets/contract';
import type { DeliveryState } from '../lead-queries';
import type { LeadRow } from '../schema';

/** What a lead is called in the pages. */
export const kindLabels: Readonly<Record<LeadRow['kind'], string>> = {
  quote: 'Quote request',
  estimate: 'Estimate',
};

/** How far a lead's deliveries are, in the pages' words. */
export const stateLabels: Readonly<Record<DeliveryState, string>> = {
  delivered: 'Delivered',
  pending: 'On its way',
  failed: 'Failed',
};

const topicLabels: Readonly<Record<string, string>> = {
  contactNotification: 'Mail to the business',
  estimatorTeam: 'Mail to the business',
  contactConfirmation: 'Confirmation to the visitor',
  estimatorCustomer: 'Confirmation to the visitor',
  webhook: 'Webhook',
};

/** Gives what a delivery is called in the pages. */
export function topicLabel(topic: string): string {
  return topicLabels[topic] ?? topic;
}

/** Gives whole cents in a currency: `$1,234.50` for CAD. */
export function money(cents: number, currency: string): string {
  return formatMoney(cents / 100, 'en', currencySymbol(currency));
}
