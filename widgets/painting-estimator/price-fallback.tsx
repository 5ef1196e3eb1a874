import { phone } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import type { Project } from '../../shared/project';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useElement, useTexts } from '../element/use-element';
import { checkHtmlFields } from '../forms/html-field-errors';
import type { leadAttributes } from '../lead/lead-api';
import { FailureLine } from '../lead/lead-notice';
import { useRequest } from '../lead/use-request';
import type { ContactInfo } from './draft';
import { projectText } from './plan-drawing';

interface Properties {
  readonly props: PropsOf<typeof leadAttributes>;
  readonly contact: ContactInfo;
  readonly project: Project;
  readonly onError: (text: string) => void;
  /** Called with the thank-you if the visitor stays. */
  readonly onThanked: (thankYou: ThankYouState | null) => void;
}

/**
 * What a visitor can do without the estimate service: call, or send the contact details with the project in words as a
 * request (docs/behaviour.md#35-calculation).
 */
export function PriceFallback({ props, contact, project, onError, onThanked }: Properties): ReactNode {
  const { language } = useElement();
  const { estimator, quoteForm, thankYou } = useTexts();
  const { send, failure } = useRequest(props, {
    onFailure: (text) => onError(quoteForm.sendFailed(text)),
    onThanked,
  });

  function submit(form: HTMLFormElement | null): void {
    const missing = form && checkHtmlFields(form, null);
    if (missing) {
      missing.focus();
      return;
    }
    const name = `${contact.firstName} ${contact.familyName}`;
    void send({ ...contact, name, message: projectText(project, language) });
  }

  return (
    <div className="fallback">
      <p>{estimator.noPrice}</p>
      <a className="button button--quiet" part="button-secondary" href={`tel:${phone.dialled}`}>
        {thankYou.call}: {phone.shown}
      </a>
      <button
        className="button button--quiet"
        part="button-secondary"
        type="button"
        onClick={({ currentTarget }) => submit(currentTarget.form)}
      >
        {estimator.askForPrice}
      </button>
      {failure && <FailureLine text={quoteForm.sendFailed(failure.message)} leadId={failure.leadId} />}
    </div>
  );
}
