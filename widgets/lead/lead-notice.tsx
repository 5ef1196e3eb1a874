import type { ReactNode } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useStrings } from '../element/host';
import type { leadAttributes } from './lead-attributes';
import { noticeStrings } from './notice-strings';

/** What a tag says of consent and privacy. */
export type NoticeProps = Pick<PropsOf<typeof leadAttributes>, 'consent' | 'privacyUrl'>;

/** What a form that sends a lead says where the tag asks for it: the question for consent before its button, the link to the privacy page after it. */
export function LeadNotice({ consent = 'none', privacyUrl }: Partial<NoticeProps>): ReactNode {
  const strings = useStrings(noticeStrings);
  return (
    <>
      {consent !== 'none' && (
        <label className="field--own field--checkbox" part="label">
          <input type="checkbox" name="consent" required={consent === 'required'} />
          <slot name="consent">{strings.consent}</slot>
        </label>
      )}
      {privacyUrl && (
        <a part="note" href={privacyUrl} target="_blank" rel="noopener">
          {strings.privacy}
        </a>
      )}
    </>
  );
}
