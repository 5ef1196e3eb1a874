import { parse } from 'node-html-parser';
import { markdown } from '../pages/markdown';
import type { Site } from '../pages/site';

/**
 * JSON object of article id to plain body text, which the blog searches besides title and summary
 * (docs/behaviour.md#116-blog).
 */
export function searchTexts({ articles }: Site): string {
  return JSON.stringify(Object.fromEntries(articles.map(({ id, body }) => [id, plainText(markdown(body))])));
}

function plainText(html: string): string {
  // Separates words at tags, so neighbouring cells and list items don't run together.
  return parse(html.replaceAll('<', ' <')).textContent.replace(/\s+/g, ' ').trim();
}
