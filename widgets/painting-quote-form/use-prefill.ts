import { type RefObject, useEffect } from 'react';
import { useHost } from '../element/host';
import { fillEmpty } from './fill-empty';

/**
 * Fills empty fields from `prefill` and, if the tag allows it, from the page's query
 * (docs/behaviour.md#27-what-a-page-sets).
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, takesQuery: boolean): void {
  const { handle } = useHost();
  useEffect(() => handle({ prefill: (texts) => fillEmpty(form.current, texts) }), [form, handle]);
  useEffect(() => {
    if (takesQuery) fillEmpty(form.current, Object.fromEntries(new URLSearchParams(location.search)));
  }, [form, takesQuery]);
}
