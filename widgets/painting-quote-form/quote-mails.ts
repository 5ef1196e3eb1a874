import { contactTimeMessage } from '../lead/contact-time';
import type { QuoteRequest } from './quote-request';

/** The `template_params` of the mail that tells the business about a contact request (docs/behaviour.md#42-the-four-mails). */
export type QuoteNotificationParams = {
  client_name: string;
  client_email: string;
  client_phone: string;
  client_address: string;
  client_message: string;
  EstimatorValues: '';
  lead_source?: string;
};

/** The `template_params` of the mail that confirms a contact request to the visitor (docs/behaviour.md#42-the-four-mails). */
export type QuoteConfirmationParams = {
  client_name: string;
  client_email: string;
  time_contact_message: string;
};

/** What the business is told about a checked request; `leadSource` travels along when there is one (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#43-attribution). */
export function quoteNotificationParams(values: QuoteRequest, leadSource?: string): QuoteNotificationParams {
  return {
    client_name: values.name,
    client_email: values.email,
    client_phone: values.phone,
    client_address: values.address,
    client_message: values.message,
    EstimatorValues: '',
    ...(leadSource ? { lead_source: leadSource } : {}),
  };
}

/** What the visitor is told after a request made at `now`, with the time at which the business will call (docs/behaviour.md#51-the-contact-promise, docs/behaviour.md#42-the-four-mails). */
export function quoteConfirmationParams(values: QuoteRequest, now: Date): QuoteConfirmationParams {
  return {
    client_name: values.name,
    client_email: values.email,
    time_contact_message: contactTimeMessage(now),
  };
}
