import { areaUnit } from 'virtual:business-settings';
import { templateParams } from '../forms/template-params';
import { businessMoney } from '../lead/business-money';
import { type BusinessHours, contactTimeMessage } from '../lead/contact-time';
import { assumedAreas } from './area-unit';
import { type ContactInfo, contactFields } from './contact-fields';
import { mailStrings } from './mail-strings';
import type { EstimatePrice } from './minimum-order';
import type { Project } from './project';
import { summarize } from './summary';

/** An estimate as its two mails need it. */
export interface Estimate {
  readonly contact: ContactInfo;
  readonly project: Project;
  readonly price: EstimatePrice;
}

/** The `template_params` of the mail that tells the business about an estimate (docs/behaviour.md#42-the-four-mails). */
export function estimatorTeamParams({ contact, project, price }: Estimate) {
  return {
    ...templateParams(contactFields, contact),
    EstimatorValues: summarize(project, price),
  };
}

/**
 * The `template_params` of the mail that confirms an estimate made at `now` to the customer: the price, and when the
 * business will call (docs/behaviour.md#42-the-four-mails, docs/behaviour.md#51-the-contact-promise).
 */
export function estimatorCustomerParams({ contact, price }: Estimate, now: Date, hours: BusinessHours) {
  const areas = assumedAreas(price.assumed, areaUnit);
  const { client_name, client_email } = templateParams(contactFields, contact);
  return {
    client_name,
    client_email,
    time_contact_message: contactTimeMessage(now, hours),
    cost_content: mailStrings.cost(businessMoney(price.totalCost)),
    ...(areas && { assumed_area: areas }),
  };
}
