import type { ReactNode } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useStrings } from '../element/host';
import type { leadAttributes } from './lead-attributes';
import { noticeStrings } from './notice-strings';

/** What stands before the button of every form that sends a lead: the question for consent and the link to the privacy page, where the tag has them. */
export function LeadNotice({
  consent,
  privacyUrl,
}: Pick<PropsOf<typeof leadAttributes>, 'consent' | 'privacyUrl'>): ReactNode {
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
        <a className="button button--link" part="note" href={privacyUrl} target="_blank" rel="noopener">
          {strings.privacy}
        </a>
      )}
    </>
  );
}
