import { formatInTimeZone } from 'date-fns-tz';
import type { Business } from '../../business';
import type { ArticleEntry } from '../content/articles';
import { pageUrl } from '../hosts/host-settings';
import { type ShareLink, shareLinks } from './share-links';

/** An article's entry in `site/content/articles.json` (docs/behaviour.md#117-articles) with what pages derive from it. */
export interface Article extends ArticleEntry {
  path: string;
  url: string;
  /** 'Month D, YYYY' in US English (docs/behaviour.md#72-dates), in the business's time zone. */
  postedOn: string;
  shareLinks: ShareLink[];
}

/** The articles, newest first. */
export function completeArticles(entries: ArticleEntry[], business: Business): Article[] {
  return entries
    .map((entry) => completeArticle(entry, business))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

function completeArticle(entry: ArticleEntry, business: Business): Article {
  const path = `/blog/${entry.id}`;
  const url = pageUrl(path, business);
  return {
    ...entry,
    path,
    url,
    postedOn: formatInTimeZone(entry.createdAt, business.timeZone, 'MMMM d, yyyy'),
    shareLinks: shareLinks(url, entry.title),
  };
}
