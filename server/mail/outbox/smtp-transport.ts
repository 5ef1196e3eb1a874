import { createTransport } from 'nodemailer';
import { DeliveryError } from '../../leads/delivery-error';
import type { MailTransport } from '../mail';
import { mailMessage } from './mail-message';

const timeoutMs = 20_000;

/** Gives a transport to the mail server at `url` (`smtp://user:password@host:port` or `smtps://…`). */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async deliver(mail) {
      try {
        await transporter.sendMail(mailMessage(mail));
      } catch (error) {
        throw isFinal(error) ? new DeliveryError('refused by the mail server', { isFinal: true }) : error;
      }
    },
  };
}

/** The mail server refused this address or this mail for good (5xx); a wrong password may be put right and is tried again. */
function isFinal(error: unknown): boolean {
  const { code, responseCode }: { readonly code?: unknown; readonly responseCode?: unknown } = Object(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}
