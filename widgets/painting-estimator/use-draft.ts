import { useLayoutEffect, useReducer, useRef } from 'react';
import type { contactFields } from '../../shared/contact-fields';
import { isRecord, parseJson } from '../../shared/untrusted';
import { useElement } from '../element/use-element';
import { ownDraft, restoreFields } from '../forms/fill-fields';
import { resetOwnFields } from '../forms/own-fields';
import { fetchJobs } from '../lead/business';
import { jsonText } from '../lib/replaced-built-ins';
import { draftKey, eraseSession, readSession, writeSessionSoon } from '../lib/storage';
import { type ContactInfo, type EstimatorDraft, emptyDraft, parseDraft } from './draft';

/** The visitor's entries so far, and the ways to change them. */
export interface Draft {
  readonly current: EstimatorDraft;
  /** Counts the changes that were not typed; as a key it makes the fields render again from the values. */
  readonly revision: number;
  /** Stores typed values, without rendering: the document shows them already. */
  record(change: Partial<EstimatorDraft>): void;
  /** Changes values and renders; fields on the screen keep their text. */
  apply(change: Partial<EstimatorDraft>): void;
  /** Changes values and renders, resetting the fields to them. */
  reset(change: Partial<EstimatorDraft>): void;
  /** Erases everything, here and in storage. */
  startOver(): void;
}

interface Options {
  /** Whether the draft survives a reload of the tab. */
  readonly isKept: boolean;
  /** The contact fields that the tag's form has. */
  readonly fields: typeof contactFields;
  /** Reads text typed into the contact fields before the script ran, which takes precedence over the stored text. */
  readonly readTyped: () => Partial<ContactInfo>;
}

/** The wizard's values (docs/behaviour.md#38-drafts). */
export function useDraft({ isKept, fields, readTyped }: Options): Draft {
  const { element } = useElement();
  const draft = useRef<EstimatorDraft>(null);
  draft.current ??= emptyDraft();
  const revision = useRef(0);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  // In the task of the first drawing: what is typed after it would be taken for what was stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when keeping begins.
  useLayoutEffect(() => {
    // A visitor at a later step has entered more than the stored draft has.
    const isUnderWay = draft.current !== null && draft.current.step > 1;
    const text = isKept && !isUnderWay ? readSession(draftKey(location.pathname)) : null;
    const kept = parseJson(text);
    const stored = parseDraft(text, readTyped(), fields);
    if (!stored || !isRecord(kept)) return;
    show(stored);
    restoreFields(null, element, kept);
    if (stored.estimationType || !kept.estimationType) return;
    // Its job may be in the file beside the script. Entries made before that file arrives are kept.
    fetchJobs().then((hasMore) => {
      const whole = hasMore && parseDraft(text, readTyped(), fields);
      if (whole && draft.current === stored) show(whole);
    });
  }, [isKept]);

  function show(restored: EstimatorDraft): void {
    draft.current = restored;
    revision.current += 1;
    draw();
  }

  function record(change: Partial<EstimatorDraft>): void {
    draft.current = { ...(draft.current ?? emptyDraft()), ...change };
    if (!isKept) return;
    writeSessionSoon(draftKey(location.pathname), () =>
      jsonText({ ...draft.current, own: ownDraft(element) }),
    );
  }

  function apply(change: Partial<EstimatorDraft>): void {
    record(change);
    draw();
  }

  function reset(change: Partial<EstimatorDraft>): void {
    revision.current += 1;
    apply(change);
  }

  return {
    /** Read at the time of use, not of the last rendering: two clicks may come before the next one. */
    get current() {
      return draft.current ?? emptyDraft();
    },
    revision: revision.current,
    record,
    apply,
    reset,
    startOver() {
      reset(emptyDraft());
      if (element) resetOwnFields(element);
      eraseSession(draftKey(location.pathname));
    },
  };
}
