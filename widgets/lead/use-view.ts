import { type RefObject, useEffect } from 'react';
import { useHost } from '../element/host';

/** Tells the page once that a form has come into view (`painting-view`). */
export function useView(form: RefObject<HTMLElement | null>): void {
  const { emit } = useHost();
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      emit('painting-view');
    });
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form, emit]);
}
