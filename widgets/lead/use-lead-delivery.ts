import { businessSettings } from 'virtual:business-settings';
import { useRef } from 'react';
import { leadReference } from '../../shared/lead-id';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { serviceAddress } from '../element/script-address';
import { jsonText } from '../lib/json-text';
import { textHash } from '../lib/text-hash';
import { findLead } from '../mail/outbox';
import type { SendResult } from '../mail/send-result';
import { allowedTouch } from './allowed-touch';
import { announceError } from './announce-error';
import { readConsent } from './consent';
import { deliveryStrings } from './delivery-strings';
import { finishLead } from './finish-lead';
import type { leadAttributes } from './lead-attributes';
import { type LeadDelivery, type LeadSettings, leadDelivery } from './lead-delivery';
import { identifyLead, type LeadIdentity } from './lead-identity';
import type { LeadKind, LeadValues } from './lead-record';
import { useFirstTouch } from './use-first-touch';

/** What is the same for all leads of a tag. */
export interface LeadOptions extends Pick<LeadSettings, 'templates'> {
  readonly kind: LeadKind;
}

/** One lead on its way. A mail that fails is also announced to the page (`painting-error`). */
export interface Lead extends LeadDelivery {
  readonly leadId: string;
  /** What a later lead of the same visitor revises. */
  readonly identity: LeadIdentity;
  /** Announces the lead and thanks the visitor; resolves with the thank-you to show in place of the form, null once the page is left. */
  finish(state: ThankYouState): Promise<ThankYouState | null>;
}

/**
 * Begins a tag's leads when the visitor presses the button: the same values are the same lead until it is finished. A lead
 * may revise a finished one; with the same values it is that one, whose mails are sent already. Mails go where the tag's
 * attributes or the business's settings say, and go on when the tag is removed; with `mode="test"` they succeed without
 * being sent.
 */
export function useLeadDelivery(
  props: PropsOf<typeof leadAttributes>,
  { kind, templates }: LeadOptions,
): (values: LeadValues, revised?: LeadIdentity) => Lead {
  const host = useHost();
  const strings = useStrings(deliveryStrings);
  /** The last lead that may have left the page, until it is finished. */
  const latest = useRef<LeadIdentity>(undefined);
  useFirstTouch(props.attribution);

  function settings(): LeadSettings {
    return {
      kind,
      service: {
        url: props.emailUrl ?? serviceAddress(businessSettings.emailUrl),
        serviceId: props.emailServiceId ?? businessSettings.emailServiceId,
        publicKey: props.emailPublicKey ?? businessSettings.emailPublicKey,
      },
      templates: {
        notification: props.notificationTemplate ?? templates.notification,
        confirmation: props.confirmationTemplate ?? templates.confirmation,
      },
      leadUrl: props.leadUrl ?? (businessSettings.leadUrl && serviceAddress(businessSettings.leadUrl)),
      source: props.source,
      attribution: allowedTouch(props.attribution),
      consent: readConsent(host.element?.shadowRoot),
      language: host.language,
    };
  }

  /** Sends, announces a failure, and finds words for the visitor. */
  async function report(
    stage: 'notification' | 'confirmation',
    send: () => Promise<SendResult>,
  ): Promise<SendResult> {
    const result = await send();
    if (result.sent) return result;
    // A tag that is gone has nothing to tell, though its lead goes on.
    if (!host.signal.aborted) announceError(host, stage, result);
    return result.status === undefined ? { ...result, message: strings.noResponse } : result;
  }

  return (values, revised) => {
    const current = settings();
    const hash = textHash(jsonText([kind, current.service, values]));
    const identity = identifyLead({ ...values, values: hash }, latest.current ?? revised, findLead(hash));
    const { leadId } = identity;
    const isSent = identity === revised;
    const delivery =
      isSent || props.mode === 'test' ? sendingNothing : leadDelivery(identity, values, current);
    return {
      leadId,
      identity,
      sendNotification(params, price) {
        latest.current = identity;
        return report('notification', () => delivery.sendNotification(params, price));
      },
      sendConfirmation: (params) => report('confirmation', () => delivery.sendConfirmation(params)),
      finish(state) {
        latest.current = undefined;
        return finishLead(host, {
          ...props,
          dataLayer: props.dataLayer && !isSent,
          leadId,
          state: { ...state, reference: leadReference(leadId) },
        });
      },
    };
  };
}

const sendingNothing: LeadDelivery = {
  sendNotification: async () => ({ sent: true }),
  sendConfirmation: async () => ({ sent: true }),
};
