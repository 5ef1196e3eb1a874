import { parse } from 'node-html-parser';
import { markdown } from '../pages/markdown';
import type { Site } from '../pages/site';

/** JSON object of article id to the plain text of its body: what the blog's search looks through beside title and summary (docs/behaviour.md#116-blog). */
export function searchTexts({ articles }: Site): string {
  return JSON.stringify(Object.fromEntries(articles.map(({ id, body }) => [id, plainText(markdown(body))])));
}

function plainText(html: string): string {
  // The end of a tag ends a word: neighbouring cells and list items must not run together.
  return parse(html.replaceAll('<', ' <')).textContent.replace(/\s+/g, ' ').trim();
}
