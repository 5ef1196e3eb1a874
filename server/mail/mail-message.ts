import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail';

/** The header that keeps the id of the template a mail was made from. */
export const templateHeader = 'X-Template-Id';

/** A mail in nodemailer's form. Addresses are objects, so that one is never parsed into two. */
export function mailMessage(mail: Mail): SendMailOptions {
  return {
    from: { ...mail.from },
    to: { ...mail.to },
    ...(mail.replyTo ? { replyTo: { ...mail.replyTo } } : {}),
    // The same at every try, so that a mail server can drop duplicates.
    messageId: `<${mail.id}@${mail.from.address.split('@').at(-1)}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.receivedAt),
    ...(mail.invitation && { icalEvent: { ...mail.invitation, filename: 'visit.ics' } }),
    headers: {
      [templateHeader]: mail.template,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
