import { type ReactNode, useEffect, useState } from 'react';
import { ChangingText, useTexts } from '../element/host';
import { isDelivered, onDelivery } from './outbox';

/** The visitor's message about a mail that could not be sent. */
export interface Failure {
  readonly text: string;
  /** The lead whose mail to the business failed; the outbox may deliver it while the visitor still looks at the form. */
  readonly leadId?: string;
}

/** Line in the form after a failed send, once its toast has gone and until the mail is delivered. */
export function FailureLine({ text, leadId }: Failure): ReactNode {
  const { sentLater } = useTexts().delivery;
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (leadId) return onDelivery(() => setSent(isDelivered(`${leadId}:notification`)));
  }, [leadId]);
  return (
    // Announced only when it changes: the toast has said what stands here first.
    <p className={isSent ? undefined : 'field__error'} part="status" role={leadId && 'status'}>
      <ChangingText>{isSent ? sentLater : text}</ChangingText>
    </p>
  );
}
