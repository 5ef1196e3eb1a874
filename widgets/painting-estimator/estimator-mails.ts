import { areaUnit } from 'virtual:business-settings';
import { type BusinessHours, contactTimeMessage } from '../../shared/contact-time';
import { templateParams } from '../forms/template-params';
import { businessMoney } from '../lead/business-money';
import { assumedAreas } from './area-unit';
import { type ContactInfo, contactFields } from './contact-fields';
import { mailStrings } from './mail-strings';
import { makeReceipt, type Offer } from './receipt';
import { summarize } from './summary';

/** An estimate as its two mails need it. */
export interface Estimate extends Offer {
  readonly contact: ContactInfo;
}

/** The `template_params` of the mail that tells the business about an estimate (docs/behaviour.md#42-the-four-mails). */
export function estimatorTeamParams({ contact, ...offer }: Estimate) {
  return {
    ...templateParams(contactFields, contact),
    EstimatorValues: summarize(offer.project, offer.price),
    ...receiptParams(offer),
  };
}

/**
 * The `template_params` of the mail that confirms an estimate to the customer: the price with its receipt, and when the
 * business will call (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#51-the-contact-promise).
 */
export function estimatorCustomerParams({ contact, ...offer }: Estimate, hours: BusinessHours) {
  const { price, requestedAt } = offer;
  const areas = assumedAreas(price.assumed, areaUnit);
  const { client_name, client_email } = templateParams(contactFields, contact);
  return {
    client_name,
    client_email,
    time_contact_message: contactTimeMessage(requestedAt, hours),
    cost_content: mailStrings.cost(businessMoney(price.totalCost)),
    ...(areas && { assumed_area: areas }),
    ...receiptParams(offer),
  };
}

/** The receipt as text: a block for each group, one row a line: 'Doors: 2 – $90.00'. */
function receiptParams(offer: Offer) {
  const { groups, notes } = makeReceipt(offer, 'en');
  const blocks = groups.map(({ title, rows }) => [title, ...rows.map(rowText)].join('\n'));
  return { project_content: blocks.join('\n\n'), cost_notes: notes.join('\n') };
}

function rowText([label, ...texts]: readonly string[]): string {
  return `${label}: ${texts.filter(Boolean).join(' – ')}`;
}
