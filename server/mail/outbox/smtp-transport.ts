import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail';
import { mailMessage } from './mail-message';

/** Shorter than the 10 s that the client waits, so that it gets an answer and tries again. */
const timeoutMs = 4000;

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
      await transporter.sendMail(mailMessage(mail));
    },
  };
}
