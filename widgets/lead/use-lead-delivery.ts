import { businessSettings } from 'virtual:business-settings';
import { useEffect, useMemo, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import { scriptAddress } from '../element/script-address';
import { deliverMail } from '../mail/deliver-mail';
import { type Mail, type SendResult, sendEmail } from '../mail/email-client';
import type { leadAttributes } from './lead-attributes';
import { rememberFirstTouch } from './lead-source';

/** Why a mail was not sent where the service has not answered, if not as the browser words it. */
const noAnswer = { en: undefined, fr: 'le service ne répond pas' };

/** The template ids a tag uses when its attributes name none. */
export interface LeadTemplates {
  readonly notification: string;
  readonly confirmation: string;
}

/** The two mails of a lead: the business's first, then the visitor's (docs/behaviour.md#42-the-four-mails). */
export interface LeadDelivery {
  /** Sends the business's mail; a failure is told to the page (`painting-error`) and to the caller. */
  sendNotification(templateParams: object): Promise<SendResult>;
  /** Sends the visitor's mail, likewise. */
  sendConfirmation(templateParams: object): Promise<SendResult>;
}

/**
 * Sends a tag's mails by its attributes or the business's own settings; in `mode="test"` it answers without sending.
 * With `replacesFailed` a notification stands in for the one that failed before it (a form submitted again); without,
 * each is a lead of its own (another project calculated).
 */
export function useLeadDelivery(
  props: PropsOf<typeof leadAttributes>,
  templates: LeadTemplates,
  replacesFailed: boolean,
): LeadDelivery {
  const host = useHost();
  const failed = useRef<Mail>(undefined);
  useEffect(rememberFirstTouch, []);
  return useMemo(() => {
    const service = () => ({
      url: props.emailUrl ?? new URL(businessSettings.emailUrl, scriptAddress()).href,
      serviceId: props.emailServiceId ?? businessSettings.emailServiceId,
      publicKey: props.emailPublicKey ?? businessSettings.emailPublicKey,
    });
    async function send(stage: 'notification' | 'confirmation', templateId: string, templateParams: object) {
      if (props.mode === 'test') return { sent: true } as const;
      const mail = { service: service(), templateId, templateParams };
      // Only the business's mail must never be lost; a visitor's that failed is said to have failed.
      const result =
        stage === 'notification'
          ? await deliverMail(mail, host.signal, replacesFailed ? failed.current : undefined)
          : await sendEmail(mail, host.signal);
      if (stage === 'notification') failed.current = result.sent ? undefined : mail;
      if (result.sent) return result;
      const { status, message } = result;
      host.emit('painting-error', { stage, ...(status !== undefined && { status }), message });
      // What the service said is handed on as it is; where it said nothing, the browser's words are English.
      return status === undefined ? { ...result, message: noAnswer[host.language] ?? message } : result;
    }
    return {
      sendNotification: (templateParams) =>
        send('notification', props.notificationTemplate ?? templates.notification, templateParams),
      sendConfirmation: (templateParams) =>
        send('confirmation', props.confirmationTemplate ?? templates.confirmation, templateParams),
    };
  }, [props, templates, replacesFailed, host]);
}
