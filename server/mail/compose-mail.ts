import type { Lead } from '../../shared/lead';
import type { ServerBusiness } from '../base/business';
import { contentText } from './content-text';
import { fitContent } from './fit-content';
import { mailAddress, oneLine } from './header-text';
import type { Mail, NamedEmail } from './mail';
import type { MailContent } from './mail-content';

/** A mail of the business with this content, as text and as HTML of at most 100 kB. */
export async function composeMail(
  content: MailContent,
  business: ServerBusiness,
  envelope: Pick<Mail, 'id' | 'template' | 'to' | 'replyTo' | 'receivedAt' | 'invitation' | 'unsubscribeUrl'>,
): Promise<Mail> {
  const { fitting, html } = await fitContent(content, business);
  return {
    ...envelope,
    from: emailOfBusiness(business),
    subject: oneLine(content.subject, 200),
    text: contentText(fitting, business),
    html,
  };
}

/** The business's own mailbox. */
export function emailOfBusiness({ name, email }: ServerBusiness): NamedEmail {
  return { name: oneLine(name, 80), address: email };
}

/** The visitor's mailbox; null without a usable address. */
export function emailOfVisitor({ values: { name, email } }: Lead): NamedEmail | null {
  const address = mailAddress(email);
  return address === null ? null : { name: oneLine(name, 80), address };
}
