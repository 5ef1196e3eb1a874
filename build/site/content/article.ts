import * as z from 'zod';
import { frameWords, pageWords } from './page-words';
import { optional, picture, slug, text } from './parts';

/** `blog/<slug>.md`: an article (docs/behaviour.md#117-articles). */
export const articleSchema = z.strictObject({
  title: frameWords.title,
  createdAt: z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2025-05-13T13:00:00.000Z',
  }),
  /** One of `categories.names` in `blog.json`. */
  category: text,
  summary: text,
  /** The article's text in the footer; defaults to the summary. */
  teaser: optional(text),
  picture: optional(picture),
  footerPicture: pageWords.footerPicture,
  /** Former slugs, redirected to the article. */
  formerSlugs: z.array(slug).default([]),
  body: text,
});

/** An article in `site/content/blog`. */
export type ArticleWords = z.infer<typeof articleSchema>;
