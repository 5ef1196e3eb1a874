import { type RefObject, useEffect } from 'react';
import { parseJson } from '../../shared/untrusted';
import { readFields } from '../forms/read-fields';
import { jsonText } from '../lib/json-text';
import { eraseSession, readSession, writeSessionSoon } from '../lib/session-store';
import type { SessionKey } from '../lib/storage-key';
import { quoteFields } from './fields';
import { fillEmpty } from './fill-empty';

/** What is typed into a quote form, kept in the tab. */
export interface KeptText {
  /** Writes down what stands in the form. */
  readonly keep: () => void;
  /** Erases it, once the request is sent. */
  readonly forget: () => void;
}

/**
 * Fills the fields that are empty with what was typed before a reload (docs/behaviour.md#26-drafts-of-quote-requests). The
 * answer to the math question is not kept: the question will be another.
 */
export function useKeptText(form: RefObject<HTMLFormElement | null>, isKept: boolean): KeptText {
  useEffect(() => {
    if (isKept) fillEmpty(form.current, parseJson(readSession(keyOfPage())));
  }, [form, isKept]);
  return {
    keep() {
      const element = form.current;
      if (!isKept || !element) return;
      writeSessionSoon(keyOfPage(), () => {
        const { mathAnswer, ...typed } = readFields(element, quoteFields);
        return jsonText(typed);
      });
    },
    forget: () => eraseSession(keyOfPage()),
  };
}

/** All quote forms of a page share what was typed into the last of them. */
function keyOfPage(): SessionKey {
  return `painting-quote-draft:${location.pathname}`;
}
