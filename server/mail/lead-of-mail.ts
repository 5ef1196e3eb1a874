import { maximumPrice } from '../../shared/lead';
import { leadIdPattern } from '../../shared/lead-id';
import type { TemplateName } from '../business';
import type { LeadDetails } from '../leads/lead-store';
import type { TemplateParams } from './template-params';

/** Gives the lead id that a mail carries, or null: pages made before leads had ids send none. */
export function leadIdOf(params: TemplateParams): string | null {
  return leadIdPattern.test(params.lead_id) ? params.lead_id : null;
}

/** Gives the form that a mail comes from. */
export function leadKind(templateName: TemplateName): LeadDetails['kind'] {
  return templateName === 'contactNotification' || templateName === 'contactConfirmation'
    ? 'quote'
    : 'estimate';
}

/** Gives what a mail tells about its lead. */
export function leadOfMail(templateName: TemplateName, params: TemplateParams, leadId: string): LeadDetails {
  return {
    leadId,
    kind: leadKind(templateName),
    replaces: leadIdPattern.test(params.replaces_lead) ? params.replaces_lead : null,
    name: params.client_name,
    email: params.client_email,
    phone: params.client_phone,
    address: params.client_address,
    message: params.client_message,
    project: params.EstimatorValues,
    totalCostCents: totalCostCents(params),
    source: params.lead_source,
    language: params.lead_language,
    promise: params.time_contact_message,
    ...(Object.keys(params.fields).length > 0 && { fields: params.fields }),
    ...consentOf(params),
  };
}

/** The visitor's answer to the question for consent: `yes`, when, and the words that were asked. */
function consentOf({ lead_consent: consent, lead_language: language }: TemplateParams) {
  const [, answer, givenAt = '', text = ''] = /^(yes|no) (\S+) (.*)/s.exec(consent) ?? [];
  if (Number.isNaN(Date.parse(givenAt))) return {};
  return { consent: { text, language: language || 'en', answer: answer === 'yes', givenAt } };
}

/** Where the two estimator mails say the price, in any currency (docs/behaviour.md#37-the-summary); of the summary, the line at its end. */
const priceLines = [
  /^Total Estimated Cost\n\D{1,5}([\d,]+\.\d\d)$/m,
  /^Final Cost: \D{1,5}([\d,]+\.\d\d)$/m,
  /^Your total estimated cost is: \D{1,5}([\d,]+\.\d\d)$/m,
];

function totalCostCents({ EstimatorValues: summary, cost_content: cost }: TemplateParams): number | null {
  const [amount] = [summary, cost].flatMap((text) =>
    priceLines.flatMap((line) => line.exec(text)?.[1] ?? []),
  );
  const dollars = Number(amount?.replaceAll(',', '') ?? Number.NaN);
  return dollars <= maximumPrice ? Math.round(dollars * 100) : null;
}
