import { formatInTimeZone } from 'date-fns-tz';
import * as z from 'zod';
import type { Business } from '../../business';
import { type ShareLink, shareLinks } from './share-links';

const articlesSchema = z.array(
  z.looseObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug, such as the-tool-box'),
    title: z.string().min(1),
    createdAt: z.iso.datetime({ offset: true }),
    category: z.string().min(1),
    summary: z.string().min(1),
    image: z.string().optional(),
    alt: z.string().optional(),
  }),
);

/** An article's entry in `site/content/articles.json` (docs/behaviour.md#117-articles) with what pages derive from it. */
export interface Article extends z.infer<typeof articlesSchema.element> {
  path: string;
  url: string;
  /** 'Month D, YYYY' in US English (docs/behaviour.md#72-dates), in the business's time zone. */
  postedOn: string;
  shareLinks: ShareLink[];
}

/** The articles, newest first; throws one error that names every mistake of `site/content/articles.json`. */
export function readArticles(json: unknown, business: Business): Article[] {
  const parsed = articlesSchema.safeParse(json);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues
        .map((issue) => `site/content/articles.json: ${issue.path.join('.')}: ${issue.message}`)
        .join('\n'),
    );
  }
  return parsed.data
    .map((entry) => completeArticle(entry, business))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

function completeArticle(entry: z.infer<typeof articlesSchema.element>, business: Business): Article {
  const path = `/blog/${entry.id}`;
  const url = `${business.url}${path}`;
  return {
    ...entry,
    path,
    url,
    postedOn: formatInTimeZone(entry.createdAt, business.timeZone, 'MMMM d, yyyy'),
    shareLinks: shareLinks(url, entry.title),
  };
}
