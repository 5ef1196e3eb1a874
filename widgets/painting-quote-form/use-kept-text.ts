import { type RefObject, useEffect } from 'react';
import { quoteFields } from '../../shared/contact-fields';
import { parseJson } from '../../shared/untrusted';
import { useElement } from '../element/use-element';
import { ownDraft, restoreFields } from '../forms/fill-fields';
import { readFields } from '../forms/form-fields';
import { jsonText } from '../lib/replaced-built-ins';
import type { SessionKey } from '../lib/storage';
import { eraseSession, readSession, writeSessionSoon } from '../lib/storage';

/** Quote form text kept in the tab's session. */
export interface KeptText {
  /** Saves the form's current text. */
  readonly keep: () => void;
  /** Erases it once the request is sent. */
  readonly forget: () => void;
}

/**
 * Restores untouched fields after a reload (docs/behaviour.md#26-drafts-of-quote-requests). Skips the answer,
 * because the question changes.
 */
export function useKeptText(form: RefObject<HTMLFormElement | null>, isKept: boolean): KeptText {
  const { element: tag } = useElement();
  useEffect(() => {
    if (isKept) restoreFields(form.current, tag, parseJson(readSession(keyOfPage())));
  }, [form, tag, isKept]);
  return {
    keep() {
      const element = form.current;
      if (!isKept || !element) return;
      writeSessionSoon(keyOfPage(), () => {
        const { mathAnswer, ...typed } = readFields(element, quoteFields);
        return jsonText({ ...typed, own: ownDraft(tag) });
      });
    },
    forget: () => eraseSession(keyOfPage()),
  };
}

/** All quote forms of a page share the last typed text. */
function keyOfPage(): SessionKey {
  return `painting-quote-draft:${location.pathname}`;
}
