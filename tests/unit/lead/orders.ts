import { mailCall } from '../../../shared/mail-call';
import type { Order } from '../../../widgets/lead/outbox';
import type { CallKind } from '../../../widgets/lead/outbox-entry';

const service = { url: 'https://mail.example', serviceId: 'service', publicKey: 'key' };

/** A lead's mail with an id made of a letter, such as `AAAA…`. */
export function orderOf(letter: string, kind: CallKind = 'notification', message = letter): Order {
  const leadId = letter.repeat(26);
  return {
    id: `${leadId}:${kind}`,
    values: `values of ${letter}`,
    call: mailCall(service, kind, { lead_id: leadId, client_message: message }),
  };
}
