/** Which form a lead comes from: the quote form or the estimator. */
export type LeadKind = 'contact' | 'estimate';

/** What a visitor typed; e-mail and phone tell whether it is the same person as before. */
export interface LeadValues {
  readonly email: string;
  readonly phone: string;
  /** What was asked of the estimate service. */
  readonly project?: unknown;
  readonly [name: string]: unknown;
}

/** A price as the visitor sees it, in dollars. */
export interface LeadPrice {
  readonly totalCost: number;
}

/** The template parameters of the business's mail. */
export type NotificationParams = Readonly<Record<string, string>>;

/** What a lead's JSON is made of, besides its parameters. */
interface RecordParts {
  readonly leadId: string;
  readonly kind: LeadKind;
  readonly replaces: string | undefined;
  readonly values: LeadValues;
  readonly price: LeadPrice | undefined;
}

/**
 * A lead as it is posted to `lead-url`: the JSON that our own server takes and passes on (docs/lead.schema.json). What is
 * undefined is left out.
 */
export function leadRecord(
  params: NotificationParams,
  { leadId, kind, replaces, values, price }: RecordParts,
) {
  return {
    leadId,
    kind: kind === 'contact' ? 'quote' : kind,
    replaces,
    client: {
      name: params.client_name,
      email: params.client_email,
      phone: params.client_phone,
      address: params.client_address,
    },
    message: params.client_message,
    estimate: price && {
      totalCost: price.totalCost,
      summary: params.EstimatorValues,
      request: values.project,
    },
    source: params.lead_source,
  };
}
