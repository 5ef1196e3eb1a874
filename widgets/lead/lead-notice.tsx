import { businessSettings, hasFreeQuote, phone } from 'virtual:business-settings';
import { type ReactNode, useEffect, useState } from 'react';
import type { SentLead } from '../../shared/lead';
import { limits } from '../../shared/limits';
import { announce } from '../element/announcer';
import type { PropsOf } from '../element/attribute-table';
import { ChangingText, useElement, useTexts } from '../element/use-element';
import { shownText } from '../lib/shown-text';
import type { leadAttributes } from './lead-api';
import { isDelivered, onDelivery } from './outbox';

/** Consent question and privacy link of a tag. */
export type NoticeProps = Pick<PropsOf<typeof leadAttributes>, 'consent' | 'privacyUrl'>;

/** The consent checkbox and privacy link of a lead form, if the tag's attributes ask for them. */
export function LeadNotice({ consent = 'none', privacyUrl }: Partial<NoticeProps>): ReactNode {
  const texts = useTexts().delivery;
  return (
    <>
      {consent !== 'none' && (
        <div part="field">
          <label className="field--checkbox" part="label">
            <input type="checkbox" name="consent" required={consent === 'required'} />
            <slot name="consent">{texts.consent}</slot>
          </label>
        </div>
      )}
      {privacyUrl && (
        <a part="note" href={privacyUrl} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      )}
    </>
  );
}

/** The promise to visitors before they send a form (docs/behaviour.md#21-the-quote-form). */
export function Assurance({ children }: { readonly children?: ReactNode }): ReactNode {
  const { answerTime } = businessSettings;
  return (
    <p className="assurance" part="assurance">
      {useTexts().delivery.assurance(answerTime[useElement().language], hasFreeQuote)} {children}
    </p>
  );
}

/** A honeypot field, invisible to people: filling it in reveals a program. Without a name it is not sent as a value. */
export function HiddenField(): ReactNode {
  return <input className="website" hidden autoComplete="off" />;
}

/** Signs that a program sent the form rather than a person (docs/behaviour.md#42-the-four-mails). */
export function readFormSigns(root: ParentNode | null | undefined): NonNullable<SentLead['signs']> {
  const hidden = root?.querySelector<HTMLInputElement>('.website')?.value ?? '';
  return { seconds: performance.now() / 1000, hidden: hidden.slice(0, limits.pageText) };
}

/** Note on the tag and on the console that test mode sends no lead. */
export function TestStrip(): ReactNode {
  const { test } = useTexts().delivery;
  useEffect(() => void console.info(test), [test]);
  return (
    <p className="field__hint" part="note">
      {test}
    </p>
  );
}

/** The visitor's answer to the consent question, and the question's text; undefined if there is none. */
export function readConsent(
  root: ParentNode | null | undefined,
  givenAt: string,
): NonNullable<SentLead['consent']> | undefined {
  const box = root?.querySelector<HTMLInputElement>('[name=consent]');
  if (!box) return undefined;
  const slot = box.nextElementSibling as HTMLSlotElement;
  const [text] = slot.assignedNodes({ flatten: true });
  return { text: shownText(text), answer: box.checked, givenAt };
}

/** The visitor's message about a mail that could not be sent. */
export interface Failure {
  readonly text: string;
  /** The lead whose mail to the business failed; the outbox may deliver it while the form is still open. */
  readonly leadId?: string;
}

/** Line in the form after a failed send, once its toast has gone and until the mail is delivered. */
export function FailureLine({ text, leadId }: Failure): ReactNode {
  const {
    delivery: { sentLater },
    thankYou: { call },
  } = useTexts();
  const { element } = useElement();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!leadId) return;
    return onDelivery(() => {
      if (!isDelivered(`${leadId}:notification`)) return;
      setSent(true);
      announce(element, sentLater);
    });
  }, [leadId, element, sentLater]);
  return (
    // No live region: the toast has announced the first text.
    <>
      <p className={isSent ? undefined : 'field__error'} part="status">
        <ChangingText>{isSent ? sentLater : text}</ChangingText>
      </p>
      {!isSent && (
        <a href={`tel:${phone.dialled}`}>
          {call} {phone.shown}
        </a>
      )}
    </>
  );
}
