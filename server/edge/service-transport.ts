import type { Mail, MailTransport } from '../mail/mail';
import type { EdgeSettings } from '../settings/edge-settings';

/** Shorter than the 10 s that the client waits, so that it gets an answer and tries again. */
const timeoutMs = 6000;

/** The answer of the outside service when it did not take a mail. */
class MailServiceError extends Error {
  override readonly name = 'MailServiceError';
}

type MailSettings = Pick<
  EdgeSettings,
  'MAIL_SERVICE_URL' | 'MAIL_SERVICE_ID' | 'MAIL_PUBLIC_KEY' | 'MAIL_TEMPLATE_ID' | 'MAIL_PRIVATE_KEY'
>;

/** Gives a transport that hands each rendered mail to the outside mail service (docs/behaviour.md#41-the-mail-call): an edge runtime has no SMTP. */
export function createServiceTransport(
  settings: MailSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): MailTransport {
  const address = new URL('/api/v1.0/email/send', settings.MAIL_SERVICE_URL);
  return {
    async deliver(mail) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sendBody(mail, settings)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      if (answer.status !== 200 && text !== 'OK') throw new MailServiceError(`${answer.status} ${text}`);
    },
  };
}

function sendBody(mail: Mail, settings: MailSettings) {
  return {
    lib_version: '4.4.1',
    user_id: settings.MAIL_PUBLIC_KEY,
    ...(settings.MAIL_PRIVATE_KEY && { accessToken: settings.MAIL_PRIVATE_KEY }),
    service_id: settings.MAIL_SERVICE_ID,
    template_id: settings.MAIL_TEMPLATE_ID,
    template_params: {
      to_name: mail.to.name,
      to_email: mail.to.address,
      from_name: mail.from.name,
      reply_to: mail.replyTo?.address ?? mail.from.address,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    },
  };
}
