import { type RefObject, useEffect } from 'react';
import { useHost } from '../element/host';
import { prefill, queryTexts } from './fill-fields';

/**
 * Fills empty fields from `prefill` and, where the tag has `prefill-query`, from the page's query
 * (docs/behaviour.md#27-what-a-page-sets).
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, renames: string | undefined): void {
  const { element, handle } = useHost();
  useEffect(
    () => handle({ prefill: (texts) => prefill(form.current, element, texts) }),
    [form, element, handle],
  );
  useEffect(() => {
    if (renames !== undefined) prefill(form.current, element, queryTexts(location.search, renames));
  }, [form, element, renames]);
}
