import { type RefObject, useEffect } from 'react';
import { useHost } from '../element/host';
import { watchSight } from '../lib/watch-sight';

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
