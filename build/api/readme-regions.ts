/** A generated part of a document, between its markers: `<!-- api:begin -->` … `<!-- api:end -->`. */
export type RegionName = 'api' | 'tags' | 'attributes' | 'events' | 'sections' | 'tokens' | 'snippet';

/**
 * The text with the region's content replaced; undefined where it has no such region.
 * Throws for a region that begins and does not end.
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
