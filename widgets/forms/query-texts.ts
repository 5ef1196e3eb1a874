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
