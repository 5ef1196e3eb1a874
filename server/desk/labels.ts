import { currencySymbol, formatMoney } from '../../shared/money';
import type { LeadStatus } from '../store/lead-progress';
import type { DeliveryState, OpenDelivery } from '../store/lead-queries';
import type { LeadRow } from '../store/schema';
import { updateTopic } from '../store/webhook';

/** Names of the kinds of leads on the pages. */
export const kindLabels: Readonly<Record<LeadRow['kind'], string>> = {
  contact: 'Quote request',
  estimate: 'Estimate',
};

/** Labels of a lead's stages on the pages. */
export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

/** Labels of the states of a lead's deliveries on the pages. */
export const stateLabels: Readonly<Record<DeliveryState, string>> = {
  delivered: 'Delivered',
  held: 'On hold',
  pending: 'On its way',
  failed: 'Failed',
  unknown: 'Not known',
};

/** Names of the delivery channels on the pages. */
export const channelLabels = {
  mail: 'Email',
  webhook: 'Webhook',
  alert: 'Alert',
  push: 'Message to a device',
} as const;

/** Label of a lead with a delivery that has not, or may not have, arrived: `Webhook failed`. */
export function openLabel({ channel, state }: OpenDelivery): string {
  return `${channelLabels[channel]} ${state === 'unknown' ? 'perhaps not delivered' : stateLabels[state].toLowerCase()}`;
}

const failureLabels = new Map([
  ['ECONNREFUSED', 'the server refused the connection'],
  ['ECONNRESET', 'the connection broke off'],
  ['ECONNECTION', 'no connection'],
  ['ENOTFOUND', 'there is no server of that name'],
  ['EDNS', 'there is no server of that name'],
  ['ETIMEDOUT', 'no answer in time'],
  ['TimeoutError', 'no answer in time'],
  ['EACCES', 'the folder cannot be written to'],
  ['EROFS', 'the folder cannot be written to'],
  ['ENOSPC', 'the disk is full'],
  ['EAUTH', 'the mail server refused user or password'],
]);

/** Why a try failed, in plain words if the reason is a common one. */
export function failureLabel(error: string): string {
  return failureLabels.get(error) ?? error;
}

const topicLabels = new Map([
  ['contactNotification', 'Email to the business'],
  ['estimatorTeam', 'Email to the business'],
  ['contactConfirmation', 'Confirmation to the visitor'],
  ['estimatorCustomer', 'Confirmation to the visitor'],
  ['webhook', 'Webhook'],
  ['visitorAdded', 'Email to the business: times, photos'],
  ['reminder', 'Reminder to the visitor'],
  ['visitToBusiness', 'Invitation to the business'],
  ['visitToVisitor', 'Invitation to the visitor'],
  [updateTopic, 'Webhook: change'],
  ['wayIn', 'Way into the leads'],
  ['alert', 'Alert to the business'],
  ['push', 'Message to a device of the business'],
]);

/** Name of a delivery on the pages. */
export function topicLabel(topic: string): string {
  // A lead may have several invitations, which are numbered.
  return topicLabels.get(topic) ?? topicLabels.get(topic.split('.')[0] ?? '') ?? topic;
}

const attributionLabels = new Map([
  ['landing', 'First page'],
  ['referrer', 'Came from'],
]);

/** Name of where a visitor came from on the pages; campaign parameters keep the name that the business gave them in its links. */
export function attributionLabel(name: string): string {
  return attributionLabels.get(name) ?? name;
}

/** Whole cents as money in a currency: `$1,234.50` for CAD. */
export function moneyFromCents(cents: number, currency: string): string {
  return formatMoney(cents / 100, 'en', currencySymbol(currency));
}
