import type { Business } from '../../shared/business/business-schema';
import { dayWords } from '../../shared/day-words';
import { siteLanguage } from '../business/business';
import { pageUrl } from '../business/host-settings';
import type { ArticleWords } from '../content/pages';

/** An article of `site/content/blog` (docs/behaviour.md#117-articles) with derived fields. */
export interface Article extends ArticleWords {
  /** File name without extension. */
  id: string;
  path: string;
  url: string;
  /** 'Month D, YYYY' in English (docs/behaviour.md#72-dates), in the business's time zone. */
  postedOn: string;
  /** Reading time of the body, at least 1. */
  readingMinutes: number;
  shareLinks: ShareLink[];
}

/** All articles, newest first. */
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

/** Average reading speed on screens. */
const wordsPerMinute = 220;

function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
}

/**
 * Up to `count` articles to read next: the same category first, then the rest. Each group starts at the next
 * older article and wraps around, so articles don't all suggest the same few.
 */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
  const place = articles.findIndex(({ id }) => id === article.id);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)];
  const isRelated = ({ category }: Article) => category === article.category;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, count);
}

function longDate(time: string, business: Business): string {
  const { timeZone } = business;
  const format = new Intl.DateTimeFormat(siteLanguage(business), { dateStyle: 'long', timeZone });
  return dayWords(format, new Date(time));
}

/** Link to a social network's share page (docs/behaviour.md#117-articles, docs/behaviour.md#46-sharing). */
interface ShareLink {
  kind: 'microblog' | 'social' | 'messaging';
  label: string;
  url: string;
}

/** An article's three share links, from its absolute URL and title. */
function shareLinks(url: string, title: string): ShareLink[] {
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {
      kind: 'microblog',
      label: 'X',
      url: `https://twitter.com/intent/tweet?text=${encodedTitle}&url=${encodedUrl}`,
    },
    {
      kind: 'social',
      label: 'Facebook',
      url: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}&t=${encodedTitle}`,
    },
    {
      kind: 'messaging',
      label: 'WhatsApp',
      url: `https://wa.me/?text=${encodedTitle}%20${encodedUrl}`,
    },
  ];
}
