/**
 * Liquid filter `fill`: fills a label's placeholders; `{{ label | fill: title: article.title }}` for 'Share
 * “{title}”'. Throws for a placeholder without a value.
 */
export function fill(label: string, ...values: [name: string, value: unknown][]): string {
  const known = new Map(values);
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!known.has(name)) throw new Error(`${JSON.stringify(label)}: nothing is known for ${placeholder}`);
    return String(known.get(name));
  });
}
