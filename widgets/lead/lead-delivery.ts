import type { SentLead } from '../../shared/lead';
import { leadReference } from '../../shared/lead-id';
import { type EmailService, type JsonCall, mailCall } from '../../shared/mail-call';
import { nextPaint } from '../lib/wait';
import type { LeadIdentity } from './lead-identity';
import { confirmationParams, notificationParams } from './lead-record';
import { deliver, forget, isUndelivered, queue, replacedBy } from './outbox';
import type { Order } from './outbox-entry';
import type { CallKind, SendResult } from './send';

/** A lead without its identity. */
export type UnsentLead = Omit<SentLead, 'leadId' | 'reference' | 'replaces'>;

/** The destinations of a lead. */
export interface LeadTargets {
  readonly service: EmailService;
  /** Template ids. */
  readonly templates: { readonly notification: string; readonly confirmation: string };
  /** Where the lead is posted as JSON, if anywhere. */
  readonly leadUrl: string | undefined;
}

/** The calls of one lead (docs/behaviour.md#42-the-four-mails). */
export interface LeadDelivery {
  /** Sends the business's mail. */
  notify(): Promise<SendResult>;
  /** Posts the lead as JSON if a lead URL is set. */
  record(): Promise<SendResult>;
  /** Sends the visitor's mail. */
  confirm(): Promise<SendResult>;
}

/** Prepares the calls of a lead, all with its id; each is stored in the outbox before it is sent. */
export function leadDelivery(
  identity: LeadIdentity,
  unsent: UnsentLead,
  { service, templates, leadUrl }: LeadTargets,
): LeadDelivery {
  const { leadId, earlier } = identity;
  // The latest one that may have reached the business. A tag that did not see the values change, such as on another
  // page, does not know the lead they replaced.
  const replaces =
    earlier.find((id) => !isUndelivered(`${id}:notification`)) ?? replacedBy(`${leadId}:notification`);
  const reference = leadReference(leadId);
  const lead: SentLead = { leadId, reference, ...(replaces && { replaces }), ...unsent };
  const order = (kind: CallKind, call: JsonCall): Order => ({
    id: `${leadId}:${kind}`,
    values: identity.values,
    replaces,
    call,
  });
  const withdrawEarlier = () => {
    for (const id of earlier) forget(id, 'withdrawn');
  };
  /**
   * Stores a call and sends it, once the browser has painted what the visitor waits for: a call that outlives the page,
   * of which `onKept` tells, can wait for that.
   */
  const send = async (next: Order, onKept = () => {}) => {
    if (queue(next)) {
      onKept();
      await nextPaint();
    }
    return deliver(next);
  };

  return {
    async notify() {
      const mail = order('notification', mailCall(service, templates.notification, notificationParams(lead)));
      // Keep the replaced leads until this one is safe.
      const result = await send(mail, withdrawEarlier);
      if (result.sent) withdrawEarlier();
      return result;
    },
    async record() {
      return leadUrl ? send(order('record', { url: leadUrl, body: lead })) : { sent: true };
    },
    async confirm() {
      const mail = order('confirmation', mailCall(service, templates.confirmation, confirmationParams(lead)));
      const result = await send(mail);
      // The estimator says that it failed, and sends it again when asked: the outbox must not do so, too.
      if (!result.sent && lead.kind === 'estimate') forget(mail.id, 'withdrawn');
      return result;
    },
  };
}
