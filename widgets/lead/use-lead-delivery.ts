import { businessSettings } from 'virtual:business-settings';
import { useEffect, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { scriptAddress } from '../element/script-address';
import { deliverMail } from '../mail/deliver-mail';
import { type EmailService, type Mail, type SendResult, sendEmail } from '../mail/email-client';
import { deliveryStrings } from './delivery-strings';
import type { leadAttributes } from './lead-attributes';
import { rememberFirstTouch } from './lead-source';

type LeadProps = PropsOf<typeof leadAttributes>;

/** The template ids a tag uses when its attributes name none. */
export interface LeadTemplates {
  readonly notification: string;
  readonly confirmation: string;
}

/** How the leads of one tag relate to each other. */
export interface LeadDeliveryOptions {
  /** Whether a notification replaces a failed one before it (a form sent again), or is always a lead of its own (another project). */
  readonly replacesFailed: boolean;
}

/** The two mails of a lead (docs/behaviour.md#42-the-four-mails). A failure is also announced to the page (`painting-error`). */
export interface LeadDelivery {
  /** Sends the business's mail. */
  sendNotification(templateParams: object): Promise<SendResult>;
  /** Sends the visitor's mail. */
  sendConfirmation(templateParams: object): Promise<SendResult>;
}

/** Sends a tag's mails as its attributes or the business's settings say; in `mode="test"` it reports success and sends nothing. */
export function useLeadDelivery(
  props: LeadProps,
  templates: LeadTemplates,
  { replacesFailed }: LeadDeliveryOptions,
): LeadDelivery {
  const host = useHost();
  const strings = useStrings(deliveryStrings);
  const failed = useRef<Mail>(undefined);
  useEffect(rememberFirstTouch, []);

  const mail = (templateId: string, templateParams: object): Mail => ({
    service: emailService(props),
    templateId,
    templateParams,
  });

  /** The business's mail must never be lost, so it goes through the outbox. */
  async function deliverNotification(notification: Mail): Promise<SendResult> {
    const result = await deliverMail(notification, host.signal, replacesFailed ? failed.current : undefined);
    failed.current = result.sent ? undefined : notification;
    return result;
  }

  /** Announces a failure; returns it with words for the visitor. */
  function report(stage: 'notification' | 'confirmation', result: SendResult): SendResult {
    if (result.sent) return result;
    const { status, message } = result;
    host.emit('painting-error', { stage, ...(status !== undefined && { status }), message });
    return status === undefined ? { ...result, message: strings.noResponse ?? message } : result;
  }

  return {
    async sendNotification(templateParams) {
      if (props.mode === 'test') return { sent: true };
      const templateId = props.notificationTemplate ?? templates.notification;
      return report('notification', await deliverNotification(mail(templateId, templateParams)));
    },
    async sendConfirmation(templateParams) {
      if (props.mode === 'test') return { sent: true };
      const templateId = props.confirmationTemplate ?? templates.confirmation;
      return report('confirmation', await sendEmail(mail(templateId, templateParams), host.signal));
    },
  };
}

function emailService(props: LeadProps): EmailService {
  return {
    url: props.emailUrl ?? new URL(businessSettings.emailUrl, scriptAddress()).href,
    serviceId: props.emailServiceId ?? businessSettings.emailServiceId,
    publicKey: props.emailPublicKey ?? businessSettings.emailPublicKey,
  };
}
