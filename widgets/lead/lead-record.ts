import { businessSettings } from 'virtual:business-settings';
import { promiseText } from '../../shared/contact-time';
import type { OwnField, SentLead } from '../../shared/lead';
import { leadReference } from '../../shared/lead-id';
import { leadFacts, leadReceipt } from '../../shared/lead-text';
import { limits } from '../../shared/limits';
import { publicPrice } from '../../shared/price';
import { summarize } from '../../shared/project-text';
import { longDay, receiptText } from '../../shared/receipt';
import { resolveLanguage, texts } from '../../shared/texts';
import type { ThankYouState } from '../../shared/thank-you-state';
import { jsonText } from '../lib/replaced-built-ins';
import { businessMoney, businessTerms } from './business';

/** A submission: the typed values, and for an estimate its project and price. */
export interface LeadContent extends Pick<SentLead, 'project' | 'price' | 'previous'> {
  /** Email and phone tell whether it is the same person as before. */
  readonly values: SentLead['values'] & {
    readonly email: string;
    readonly phone: string;
  };
  /** When the button was pressed. */
  readonly requestedAt: Date;
}

/** The `template_params` of the mail to the business (docs/behaviour.md#42-the-four-mails). */
export function notificationParams(lead: SentLead): Readonly<Record<string, string>> {
  const { values, project, price } = lead;
  const receipt = leadReceipt(lead, 'en', businessTerms);
  return {
    ...recipientParams(lead),
    client_phone: values.phone ?? '',
    client_address: values.address ?? '',
    ...(lead.kind === 'contact' && { client_message: values.message ?? '' }),
    EstimatorValues: project && price ? summarize(project, price, businessTerms) : '',
    ...leadParams(lead, [
      leadFacts(lead)
        .map(([label, text]) => `${label}: ${text}`)
        .join('\n'),
      receipt ? receiptText(receipt, 'en') : '',
    ]),
  };
}

/** The `template_params` of the mail that confirms the lead to the visitor (docs/behaviour.md#42-the-four-mails). */
export function confirmationParams(lead: SentLead): Readonly<Record<string, string>> {
  const language = resolveLanguage(lead.language);
  const receipt = leadReceipt(lead, language, businessTerms);
  return {
    ...recipientParams(lead),
    ...(lead.promise && { time_contact_message: promiseText(lead.promise, language) }),
    ...(lead.price && {
      cost_content: texts[language].thankYou.cost(businessMoney(lead.price.totalCost, language)),
    }),
    ...leadParams(lead, [receipt ? receiptText(receipt, language) : '']),
  };
}

/** Content of a lead's thank-you (docs/behaviour.md#118-thank-you-page), in the visitor's language. */
export function thankYouOf(lead: SentLead): ThankYouState {
  const { name, address } = lead.values;
  const language = resolveLanguage(lead.language);
  const receipt = leadReceipt(lead, language, businessTerms);
  return {
    ...(lead.price
      ? { type: 'estimate', ...publicPrice(lead.price), ...(receipt && { receipt }) }
      : { type: 'contact' }),
    ...(lead.promise && { promise: promiseText(lead.promise, language) }),
    reference: leadReference(lead.leadId),
    client: [name, address, lead.createdAt && longDay(lead.createdAt, language, businessSettings.timeZone)]
      .filter(Boolean)
      .join(', '),
  };
}

function recipientParams({ values }: SentLead) {
  return { client_name: values.name ?? '', client_email: values.email ?? '' };
}

/** Parameters of all mails of a lead: its reference and details for people, and the lead as data. */
function leadParams(lead: SentLead, details: readonly string[]) {
  return {
    lead_reference: leadReference(lead.leadId),
    lead_details: details.filter(Boolean).join('\n\n'),
    lead: jsonText(lead),
  };
}

/** The page's own fields that fit into a lead, and the names of the others. */
export function fittingFields(fields: readonly OwnField[]): {
  readonly fields: OwnField[];
  readonly left: readonly string[];
} {
  const fitting: OwnField[] = [];
  const left: string[] = [];
  let characters = 0;
  for (const field of fields) {
    const length = field.name.length + field.label.length + field.value.length;
    const fits = fitting.length < limits.ownFields && characters + length <= limits.ownFieldCharacters;
    if (fits) {
      characters += length;
      fitting.push(field);
    } else {
      left.push(field.name);
    }
  }
  return { fields: fitting, left };
}
