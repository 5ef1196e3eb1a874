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
  /** How long its body takes to read, at least one. */
  readingMinutes: number;
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
    readingMinutes: readingMinutes(words.body),
    shareLinks: shareLinks(url, title),
  };
}

/** What people read of a text on a screen in a minute. */
const wordsPerMinute = 220;

function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
}

/**
 * The articles to read after one, as many as asked for: those of its category first, then the others; both begin with the
 * next older one and go on with the newest, so that not all articles lead to the same few.
 */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
  const place = articles.findIndex(({ id }) => id === article.id);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)];
  const isRelated = ({ category }: Article) => category === article.category;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, count);
}

function longDate(time: string, business: Business): string {
  const { timeZone } = business;
  return new Intl.DateTimeFormat(siteLanguage(business), { dateStyle: 'long', timeZone }).format(
    new Date(time),
  );
}
