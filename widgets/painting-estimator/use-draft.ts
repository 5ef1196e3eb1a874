import { useEffect, useReducer, useRef } from 'react';
import { jsonText } from '../lib/json-text';
import { eraseSession, readSession, writeSession } from '../lib/session-store';
import type { ContactInfo } from './contact-info';
import { draftKey, type EstimatorDraft, parseDraft } from './draft';
import { defaultGeneralValues, defaultWholeCondoValues, newRoom } from './estimate-values';

/** What the visitor has entered so far, and the two ways of entering more. */
export interface Draft {
  readonly current: EstimatorDraft;
  /** Counts the times the values changed otherwise than by typing; a key for the fields to be drawn anew. */
  readonly revision: number;
  /** Takes over what was typed, without drawing: the document shows it already. */
  record(change: Partial<EstimatorDraft>): void;
  /** Changes what is shown; fields that are on the screen keep what was typed into them. */
  apply(change: Partial<EstimatorDraft>): void;
  /** Changes what is shown and renders the fields again from the values. */
  reset(change: Partial<EstimatorDraft>): void;
  /** The lead is sent: nothing is kept any more. */
  forget(): void;
}

/**
 * The wizard's values; with `keep` they survive a reload of the tab (docs/behaviour.md#38-drafts). What `readTyped` finds in the
 * fields by then, typed before the script was there, counts more than what was kept.
 */
export function useDraft(keep: boolean, readTyped: () => Partial<ContactInfo>): Draft {
  const draft = useRef<EstimatorDraft>(null);
  draft.current ??= emptyDraft();
  const revision = useRef(0);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when drafts begin to be kept.
  useEffect(() => {
    // Who is at a later step has entered more than what was kept.
    const isUnderWay = draft.current !== null && draft.current.step > 1;
    const kept = keep && !isUnderWay && parseDraft(readSession(draftKey(location.pathname)), readTyped());
    if (!kept) return;
    draft.current = kept;
    revision.current += 1;
    draw();
  }, [keep]);

  function record(change: Partial<EstimatorDraft>): void {
    draft.current = { ...(draft.current ?? emptyDraft()), ...change };
    if (keep) writeSession(draftKey(location.pathname), jsonText(draft.current));
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
    /** What is entered by now, not by the last drawing: two clicks may come before the next. */
    get current() {
      return draft.current ?? emptyDraft();
    },
    revision: revision.current,
    record,
    apply,
    reset,
    forget: () => eraseSession(draftKey(location.pathname)),
  };
}

function emptyDraft(): EstimatorDraft {
  return {
    step: 1,
    mode: null,
    contact: { firstName: '', familyName: '', address: '', email: '', phone: '' },
    wholeCondo: defaultWholeCondoValues(),
    rooms: [newRoom(1)],
    generalValues: defaultGeneralValues(),
  };
}
