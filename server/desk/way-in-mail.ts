import type { ServerBusiness } from '../base/business';
import { composeMail, emailOfBusiness } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { DeliveryRow } from '../store/schema';

/** The topic of the mail to the business with a way in for who lost the access key. */
export const wayInTopic = 'wayIn';

/** That mail; `address` opens the leads once. */
export function wayInMail(
  { id, createdAt }: Pick<DeliveryRow, 'id' | 'createdAt'>,
  address: string,
  business: ServerBusiness,
): Promise<Mail> {
  const heading = 'Your way into the leads';
  return composeMail(
    {
      language: 'en',
      subject: heading,
      heading,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody asked for it on the sign-in page. It opens the leads once, within half an hour. If that was not you, leave it: without this mail nobody gets in.',
        },
        { kind: 'button', text: 'Open the leads', href: address },
        {
          kind: 'paragraph',
          text: 'A new access key is made on the server: npm run key. The old one, its sessions and its links end with it.',
        },
      ],
    },
    business,
    {
      id,
      template: 'report',
      to: emailOfBusiness(business),
      replyTo: null,
      receivedAt: new Date(createdAt).toISOString(),
    },
  );
}
