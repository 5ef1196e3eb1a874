import { type BusinessHours, contactTimeMessage } from '../../shared/contact-time';
import { templateParams } from '../forms/template-params';
import { type QuoteRequest, quoteFields } from './fields';

/**
 * `template_params` of the business's mail for a checked request and the page's own fields
 * (docs/behaviour.md#42-the-four-mails).
 */
export function quoteNotificationParams(request: QuoteRequest, own: Readonly<Record<string, string>> = {}) {
  const params = Object.entries(own).map(([name, text]) => [`client_${name}`, text]);
  return { ...Object.fromEntries(params), ...templateParams(quoteFields, request), EstimatorValues: '' };
}

/**
 * `template_params` of the visitor's confirmation of a request made at `now`, with the time of the business's
 * call (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#51-the-contact-promise).
 */
export function quoteConfirmationParams(request: QuoteRequest, now: Date, hours: BusinessHours) {
  const { client_name, client_email } = templateParams(quoteFields, request);
  return { client_name, client_email, time_contact_message: contactTimeMessage(now, hours) };
}
