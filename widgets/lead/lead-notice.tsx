import type { ReactNode } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { HtmlField } from '../forms/html-field';
import type { leadAttributes } from './lead-attributes';
import { noticeStrings } from './notice-strings';

/** What a tag says of consent and privacy. */
export type NoticeProps = Pick<PropsOf<typeof leadAttributes>, 'consent' | 'privacyUrl'>;

/** What a form that sends a lead says where the tag asks for it: the question for consent before its button, the link to the privacy page after it. */
export function LeadNotice({ consent = 'none', privacyUrl }: Partial<NoticeProps>): ReactNode {
  const strings = useStrings(noticeStrings);
  const id = `${useHost().idPrefix}-consent-error`;
  return (
    <>
      {consent !== 'none' && (
        <HtmlField id={id} className="field--own">
          <label className="field--checkbox" part="label">
            <input type="checkbox" name="consent" required={consent === 'required'} aria-describedby={id} />
            <slot name="consent">{strings.consent}</slot>
          </label>
        </HtmlField>
      )}
      {privacyUrl && (
        <a part="note" href={privacyUrl} target="_blank" rel="noopener">
          {strings.privacy}
        </a>
      )}
    </>
  );
}
