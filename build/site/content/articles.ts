import * as z from 'zod';
import { isPage } from '../pages/page-files';
import { list, optional, picture, text } from './parts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug, such as the-tool-box');

const articleSchema = z
  .strictObject({
    id: slug.refine((id) => isPage(`/blog/${id}`), 'has no page of that name in site/blog'),
    /** Ids of earlier years, whose addresses still lead to the article. */
    formerIds: z.array(slug).default([]),
    title: text,
    createdAt: z.iso.datetime({
      offset: true,
      error: 'must be a time with its zone, such as 2025-05-13T13:00:00.000Z',
    }),
    /** One of `categories.json`. */
    category: text,
    summary: text,
    /** What the footer says of the article; it shows the summary without one. */
    teaser: optional(text),
    image: optional(picture),
    alt: optional(text),
  })
  .refine(({ image, alt }) => image === null || alt !== null, {
    path: ['alt'],
    error: 'is missing: say what the picture shows',
  });

/** `site/content/articles.json`: the articles of the blog (docs/behaviour.md#117-articles). */
export const articlesSchema = list(articleSchema);

/** An entry of `site/content/articles.json`. */
export type ArticleEntry = z.infer<typeof articleSchema>;
