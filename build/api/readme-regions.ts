/** Name of a generated region, between markers: `<!-- api:begin -->` … `<!-- api:end -->`. */
export type RegionName = 'api' | 'tags' | 'attributes' | 'events' | 'sections' | 'tokens' | 'snippet';

/**
 * Replaces a region's content; undefined if the text has no such region. Throws if the region is never
 * closed.
 */
export function replaceRegion(text: string, name: RegionName, content: string): string | undefined {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const start = text.indexOf(begin);
  if (start < 0) return undefined;
  const stop = text.indexOf(end, start);
  if (stop < 0) throw new Error(`${begin} has no ${end}`);
  return `${text.slice(0, start + begin.length)}\n\n${content}\n\n${text.slice(stop)}`;
}
