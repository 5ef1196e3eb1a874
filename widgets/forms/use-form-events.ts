import { type RefObject, useEffect, useRef } from 'react';
import type { ContactFields } from '../../shared/contact-fields';
import { useElement } from '../element/use-element';
import { useListeners } from '../element/use-listeners';
import { watchSight } from '../lib/watch-sight';
import { noteInput, prefill, queryTexts, renamesIn } from './fill-fields';

/**
 * Emits `painting-start` at a visitor's first input (docs/tags.md#events), and calls back after every input, also in
 * the page's own fields.
 */
export function useInput(form: RefObject<HTMLElement | null>, onInput: (event: Event) => void): void {
  const { emit } = useElement();
  const started = useRef(false);
  useListeners(form, {
    input(event) {
      if (event.target && noteInput(event.target) && !started.current) {
        started.current = true;
        emit('painting-start');
      }
      onInput(event);
    },
  });
}

/** Tells the page once that a form has come into view (`painting-view`). */
export function useView(form: RefObject<HTMLElement | null>): void {
  const { emit } = useElement();
  useEffect(() => {
    if (!form.current) return;
    const stop = watchSight(form.current, (isInView) => {
      if (!isInView) return;
      stop();
      emit('painting-view');
    });
    return stop;
  }, [form, emit]);
}

/**
 * Fills empty fields from `prefill` and, where the tag has `prefill-query`, from the page's query
 * (docs/behaviour.md#27-what-a-page-sets).
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  renames: string | undefined,
  fields: ContactFields,
): void {
  const { element, handle } = useElement();
  useEffect(
    () => handle({ prefill: (texts) => element && prefill(form.current, element, texts, fields) }),
    [form, element, handle, fields],
  );
  useEffect(() => {
    if (renames === undefined || !element) return;
    const meant = [...renamesIn(renames).values()];
    prefill(form.current, element, queryTexts(location.search, renames), fields, meant);
  }, [form, element, renames, fields]);
}
