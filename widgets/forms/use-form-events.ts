import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../element/host';
import { watchSight } from '../lib/watch-sight';
import { noteInput } from './fill-fields';

/** Returns an input handler that emits `painting-start` at a visitor's first input (docs/tags.md#events). */
export function useFirstInput(): (event: FormEvent) => void {
  const { emit } = useHost();
  const started = useRef(false);
  return ({ target }) => {
    if (!noteInput(target) || started.current) return;
    started.current = true;
    emit('painting-start');
  };
}

/** Tells the page once that a form has come into view (`painting-view`). */
export function useView(form: RefObject<HTMLElement | null>): void {
  const { emit } = useHost();
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
