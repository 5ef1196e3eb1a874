import { type RefObject, useEffect } from 'react';
import { useHost } from '../element/host';
import { prefill } from './fill-fields';

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

/**
 * Values of each field in a page's query; `renames` says which parameters stand for other names, such as
 * `your-name:name, mail:email`. Reads `&amp;`, as some mailings write it, as `&`.
 */
export function queryTexts(query: string, renames: string): Record<string, string[]> {
  const names = new Map(
    renames.split(',').map((pair) => pair.split(':').map((name) => name.trim()) as [string, string]),
  );
  const texts = new Map<string, string[]>();
  for (const [parameter, text] of new URLSearchParams(query.replaceAll('&amp;', '&'))) {
    const name = names.get(parameter) ?? parameter;
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  return Object.fromEntries(texts);
}
