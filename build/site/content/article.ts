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
  /** What the footer says of the article; it shows the summary without one. */
  teaser: optional(text),
  picture: optional(picture),
  footerPicture: pageWords.footerPicture,
  /** Earlier slugs, whose addresses lead to the article. */
  formerSlugs: z.array(slug).default([]),
  body: text,
});

/** An article as `site/content/blog` gives it. */
export type ArticleWords = z.infer<typeof articleSchema>;
