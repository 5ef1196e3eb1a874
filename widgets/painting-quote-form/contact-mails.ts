import { contactTimeMessage } from '../shared/contact-time';
import type { ContactRequest } from './contact-request';

/** The `template_params` of the mail that tells the business about a contact request (SPEC 7.2). */
export type ContactNotificationParams = {
  client_name: string;
  client_email: string;
  client_phone: string;
  client_address: string;
  client_message: string;
  EstimatorValues: '';
  lead_source?: string;
};

/** The `template_params` of the mail that confirms a contact request to the visitor (SPEC 7.2). */
export type ContactConfirmationParams = {
  client_name: string;
  client_email: string;
  time_contact_message: string;
};

/** What the business is told about a checked request; `leadSource` travels along when there is one (SPEC 7.2; TAGS, `source`). */
export function contactNotificationParams(
  values: ContactRequest,
  leadSource?: string,
): ContactNotificationParams {
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

/** What the visitor is told after a request made at `now`, with the time at which the business will call (SPEC 4.6, 7.2). */
export function contactConfirmationParams(values: ContactRequest, now: Date): ContactConfirmationParams {
  return {
    client_name: values.name,
    client_email: values.email,
    time_contact_message: contactTimeMessage(now),
  };
}
