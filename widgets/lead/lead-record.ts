import type { PostedLead } from '../../shared/lead';
import { leadReference } from '../../shared/lead-id';

/** Which form a lead comes from: the quote form or the estimator. */
export type LeadKind = 'contact' | 'estimate';

/** What a visitor typed; e-mail and phone tell whether it is the same person as before. */
export interface LeadValues {
  readonly email: string;
  readonly phone: string;
  /** What was asked of the estimate service. */
  readonly project?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** A price as the visitor sees it, in dollars. */
export interface LeadPrice {
  readonly totalCost: number;
}

/** The template parameters of the business's mail. */
export type NotificationParams = Readonly<Record<string, string>>;

/** What a lead's JSON is made of, besides its parameters. */
type RecordParts = Pick<
  PostedLead,
  'leadId' | 'replaces' | 'source' | 'attribution' | 'language' | 'consent'
> & {
  readonly kind: LeadKind;
  readonly values: LeadValues;
  readonly price: LeadPrice | undefined;
};

/**
 * A lead as it is posted to `lead-url`: the JSON that our own server takes and passes on (docs/lead.schema.json). What is
 * undefined is left out.
 */
export function leadRecord(
  params: NotificationParams,
  { kind, values, price, ...parts }: RecordParts,
): PostedLead {
  return {
    ...parts,
    reference: leadReference(parts.leadId),
    kind: kind === 'contact' ? 'quote' : kind,
    createdAt: new Date().toISOString(),
    values: clientValues(params),
    price: price && {
      totalCost: price.totalCost,
      summary: params.EstimatorValues,
      request: values.project,
    },
    page: location.origin + location.pathname,
  };
}

/** What the parameters say of the visitor: `client_name` is `name` here. */
function clientValues(params: NotificationParams): PostedLead['values'] {
  const names = Object.entries(params).map(([name, text]) => [name.split('client_')[1] ?? '', text] as const);
  return Object.fromEntries(names.filter(([name]) => name));
}
