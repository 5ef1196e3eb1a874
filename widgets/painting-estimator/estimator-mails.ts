import { contactTimeMessage } from '../lead/contact-time';
import { formatMoney } from '../lib/money';
import type { ContactInfo } from './contact-info';
import type { EstimatePrice } from './minimum-order';

/** The `template_params` of the mail that tells the business about an estimate (docs/behaviour.md#42-the-four-mails). */
export type EstimatorTeamParams = {
  client_name: string;
  client_address: string;
  client_email: string;
  client_phone: string;
  EstimatorValues: string;
  lead_source?: string;
};

/** The `template_params` of the mail that confirms an estimate to the customer (docs/behaviour.md#42-the-four-mails). */
export type EstimatorCustomerParams = {
  client_name: string;
  client_email: string;
  time_contact_message: string;
  cost_content: string;
};

const fullName = ({ firstName, familyName }: ContactInfo) => `${firstName} ${familyName}`;

/** What the business is told about an estimate; `leadSource` travels along when there is one (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#43-attribution). */
export function estimatorTeamParams(
  contact: ContactInfo,
  summary: string,
  leadSource?: string,
): EstimatorTeamParams {
  return {
    client_name: fullName(contact),
    client_address: contact.address,
    client_email: contact.email,
    client_phone: contact.phone,
    EstimatorValues: summary,
    ...(leadSource ? { lead_source: leadSource } : {}),
  };
}

/** What the customer is told about an estimate made at `now`: the price and when the business will call (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#51-the-contact-promise). */
export function estimatorCustomerParams(
  contact: ContactInfo,
  price: EstimatePrice,
  now: Date,
): EstimatorCustomerParams {
  return {
    client_name: fullName(contact),
    client_email: contact.email,
    time_contact_message: contactTimeMessage(now),
    cost_content: `Your total estimated cost is: ${formatMoney(price.totalCost)}`,
  };
}
