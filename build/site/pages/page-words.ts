import { placeInContent, type SiteContent } from '../content/site-content';
import type { PageDescription } from './page';

/** Texts of a page, by file path without extension; throws if they lack a title or description. */
export function pageWords(content: SiteContent, name: string): PageDescription {
  const words = placeInContent(name).reduce(fieldOf, content);
  if (isDescription(words)) return words;
  throw new Error(`site/${name}.html: site/content/${name}.json has no title and no description for it`);
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value ?? {})).get(name);
}

function isDescription(words: unknown): words is PageDescription {
  return typeof words === 'object' && words !== null && 'title' in words && 'description' in words;
}
