import { libVersion } from '../../../shared/mail-call';
import type { EdgeSettings } from '../../base/edge-settings';
import { DeliveryError } from '../../mail/delivery-error';
import type { Mail, MailTransport } from '../../mail/mail';

const timeoutMs = 10_000;

type MailSettings = Pick<
  EdgeSettings,
  'mailServiceUrl' | 'mailServiceId' | 'mailPublicKey' | 'mailTemplateId' | 'mailPrivateKey'
>;

/** A transport that hands each rendered mail to the outside mail service (docs/behaviour.md#41-the-mail-call): an edge runtime has no SMTP. */
export function createServiceTransport(
  settings: MailSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): MailTransport {
  const address = new URL('/api/v1.0/email/send', settings.mailServiceUrl);
  return {
    async deliver(mail) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sendBody(mail, settings)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = (await answer.text()).slice(0, 120).replace(/\S+@\S+/g, '…');
      // 422: there is no recipient. All other failures can be fixed, wrong keys included.
      if (answer.status !== 200) {
        throw new DeliveryError(`${answer.status} ${text}`, { isFinal: answer.status === 422 });
      }
    },
  };
}

function sendBody(mail: Mail, settings: MailSettings) {
  return {
    lib_version: libVersion,
    user_id: settings.mailPublicKey,
    ...(settings.mailPrivateKey && { accessToken: settings.mailPrivateKey }),
    service_id: settings.mailServiceId,
    template_id: settings.mailTemplateId,
    template_params: {
      to_name: mail.to.name,
      to_email: mail.to.address,
      from_name: mail.from.name,
      reply_to: mail.replyTo?.address ?? mail.from.address,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.unsubscribeUrl && { unsubscribe_url: mail.unsubscribeUrl }),
      ...(mail.invitation && { invitation: dataUrl(mail.invitation.content) }),
    },
  };
}

/** The service's format for an attachment in a parameter. */
function dataUrl(calendar: string): string {
  const bytes = new TextEncoder().encode(calendar);
  return `data:text/calendar;base64,${btoa(String.fromCharCode(...bytes))}`;
}
