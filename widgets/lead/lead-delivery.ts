import { type CampaignTouch, describeLeadSource } from '../../shared/campaign-touch';
import { leadReference } from '../../shared/lead-id';
import { type Call, type EmailService, mailCall } from '../../shared/mail-call';
import { deliver, forget, isUndelivered, type Order, queue, replacedBy } from '../mail/outbox';
import type { CallKind } from '../mail/outbox-entry';
import type { SendResult } from '../mail/send-result';
import type { Consent } from './consent';
import { type LeadIdentity, replacedId } from './lead-identity';
import {
  type LeadKind,
  type LeadPrice,
  type LeadValues,
  leadRecord,
  type NotificationParams,
} from './lead-record';

/** Where a lead goes, and where it came from. */
export interface LeadSettings {
  readonly kind: LeadKind;
  readonly service: EmailService;
  /** Template ids. */
  readonly templates: { readonly notification: string; readonly confirmation: string };
  /** Where the lead is posted as JSON, if anywhere. */
  readonly leadUrl: string | undefined;
  /** Who embeds the tag, and where the visitor came from (docs/behaviour.md#43-attribution). */
  readonly source: string | undefined;
  readonly attribution: CampaignTouch;
  /** What the visitor reads the tag in, such as 'fr'. */
  readonly language: string;
  /** The visitor's answer to the tag's question for consent, where it asks. */
  readonly consent: Consent | undefined;
}

/** The calls of one lead (docs/behaviour.md#42-the-four-mails). */
export interface LeadDelivery {
  /** Sends the business's mail, and the lead as JSON where there is a place for it. */
  sendNotification(templateParams: NotificationParams, price?: LeadPrice): Promise<SendResult>;
  /** Sends the visitor's mail. */
  sendConfirmation(templateParams: object): Promise<SendResult>;
}

/** Prepares the calls of a lead, all with its id; each stands in the outbox before it goes out. */
export function leadDelivery(
  identity: LeadIdentity,
  values: LeadValues,
  { kind, service, templates, leadUrl, source, attribution, language, consent }: LeadSettings,
): LeadDelivery {
  const { leadId } = identity;
  // A tag that did not see the visitor change the values, on another page say, does not know what they replaced.
  const replaces =
    replacedId(identity, (id) => isUndelivered(`${id}:notification`)) ?? replacedBy(`${leadId}:notification`);

  const order = (callKind: CallKind, call: Call): Order => ({
    id: `${leadId}:${callKind}`,
    values: identity.values,
    replaces,
    call,
  });

  const mail = (callKind: 'notification' | 'confirmation', templateParams: object) =>
    order(
      callKind,
      mailCall(service, templates[callKind], {
        ...templateParams,
        lead_id: leadId,
        lead_reference: leadReference(leadId),
        // English is what a mail is in without it.
        ...(language !== 'en' && { lead_language: language }),
        ...(replaces && { replaces_lead: replaces }),
      }),
    );

  return {
    async sendNotification(templateParams, price) {
      const leadSource = describeLeadSource(source, attribution);
      const notification = mail('notification', {
        ...templateParams,
        ...(leadSource && { lead_source: leadSource }),
        ...(consent && {
          lead_consent: `${consent.answer ? 'yes' : 'no'} ${new Date().toISOString()} ${consent.text}`,
        }),
      });
      // What is replaced is not forgotten before this one is safe.
      if (queue(notification)) withdrawReplaced(identity);
      const delivering = deliver(notification);
      if (leadUrl) {
        const parts = {
          leadId,
          replaces,
          kind,
          values,
          price,
          source,
          attribution,
          language,
          consent,
        };
        const body = leadRecord(templateParams, parts);
        const record = order('record', { url: leadUrl, body });
        queue(record);
        void deliver(record);
      }
      const result = await delivering;
      if (result.sent) withdrawReplaced(identity);
      return result;
    },
    async sendConfirmation(templateParams) {
      const confirmation = mail('confirmation', templateParams);
      queue(confirmation);
      const result = await deliver(confirmation);
      // The estimator says that it failed, and sends it again when asked: the outbox must not do so, too.
      if (!result.sent && kind === 'estimate') forget(confirmation.id, 'withdrawn');
      return result;
    },
  };
}

function withdrawReplaced({ replaced }: LeadIdentity): void {
  if (!replaced) return;
  forget(replaced.leadId, 'withdrawn');
  withdrawReplaced(replaced);
}
