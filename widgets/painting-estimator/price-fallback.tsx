import { phone } from 'virtual:business-settings';
import { type ReactNode, useRef, useState } from 'react';
import type { Project } from '../../shared/project';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useElement, useTexts } from '../element/use-element';
import { checkHtmlFields } from '../forms/html-field-errors';
import type { leadAttributes } from '../lead/lead-api';
import { FailureLine } from '../lead/lead-notice';
import { type FailedRequest, sendRequest } from '../lead/send-request';
import { useLead } from '../lead/use-lead';
import type { ContactInfo } from './draft';
import { projectText } from './plan-drawing';

interface Properties {
  readonly props: PropsOf<typeof leadAttributes>;
  readonly contact: ContactInfo;
  readonly project: Project;
  readonly onError: (text: string) => void;
  /** Called with the thank-you if the visitor stays. */
  readonly onThanked: (thankYou: ThankYouState) => void;
}

/**
 * What a visitor can do without the estimate service: call, or send the contact details with the project in words as a
 * request (docs/behaviour.md#35-calculation).
 */
export function PriceFallback({ props, contact, project, onError, onThanked }: Properties): ReactNode {
  const context = useElement();
  const { estimator, quoteForm, thankYou: thanks } = useTexts();
  const sendLead = useLead(props, 'contact');
  const [failure, setFailure] = useState<FailedRequest>();
  const isBusy = useRef(false);

  async function send(form: HTMLFormElement | null): Promise<void> {
    const missing = form && checkHtmlFields(form, null);
    if (missing) return missing.focus();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    const name = `${contact.firstName} ${contact.familyName}`;
    const values = { ...contact, name, message: projectText(project, context.language) };
    try {
      const end = await sendRequest(context, sendLead, { values, requestedAt: new Date() });
      if ('failure' in end) {
        setFailure(end.failure);
        onError(quoteForm.sendFailed(end.failure.message));
      } else if (end.thankYou) onThanked(end.thankYou);
    } catch (error) {
      // The element was removed while sending, so there is nothing to show.
      if (!context.signal.aborted) throw error;
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <div className="fallback">
      <p>{estimator.noPrice}</p>
      <a className="button button--quiet" part="button-secondary" href={`tel:${phone.dialled}`}>
        {thanks.call}: {phone.shown}
      </a>
      <button
        className="button button--quiet"
        part="button-secondary"
        type="button"
        onClick={({ currentTarget }) => void send(currentTarget.form)}
      >
        {estimator.askForPrice}
      </button>
      {failure && <FailureLine text={quoteForm.sendFailed(failure.message)} leadId={failure.leadId} />}
    </div>
  );
}
