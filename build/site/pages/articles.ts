import type { Business } from '../../business';
import type { ArticleWords } from '../content/article';
import { pageUrl } from '../hosts/host-settings';
import { type ShareLink, shareLinks } from './share-links';
import { siteLanguage } from './site-language';

/** An article of `site/content/blog` (docs/behaviour.md#117-articles) with what pages derive from it. */
export interface Article extends ArticleWords {
  /** Its file's name. */
  id: string;
  path: string;
  url: string;
  /** 'Month D, YYYY' in English (docs/behaviour.md#72-dates), in the business's time zone. */
  postedOn: string;
  shareLinks: ShareLink[];
}

/** The articles by their ids, as a list, newest first. */
export function completeArticles(words: Record<string, ArticleWords>, business: Business): Article[] {
  return Object.entries(words)
    .map(([id, article]) => completeArticle(id, article, business))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

function completeArticle(id: string, words: ArticleWords, business: Business): Article {
  const path = `/blog/${id}`;
  const url = pageUrl(path, business);
  const { createdAt, title } = words;
  return {
    ...words,
    id,
    path,
    url,
    postedOn: longDate(createdAt, business),
    shareLinks: shareLinks(url, title),
  };
}

function longDate(time: string, business: Business): string {
  const { timeZone } = business;
  return new Intl.DateTimeFormat(siteLanguage(business), { dateStyle: 'long', timeZone }).format(
    new Date(time),
  );
}
