import { formatInTimeZone } from 'date-fns-tz';
import { type Business, siteLanguage } from '../../business';
import { escapeHtml } from '../../escape-html';
import type { SiteContent } from '../content/site-content';
import { fileUrl, pageUrl } from '../hosts/host-settings';
import type { Article } from '../pages/articles';

/** RSS 2.0 feed of the blog, newest article first. */
export function feed(
  business: Business,
  { title, description }: SiteContent['blog']['feed'],
  articles: Article[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(pageUrl('/blog', business))}</link>`,
    `<description>${escapeHtml(description)}</description>`,
    `<language>${siteLanguage(business).toLowerCase()}</language>`,
    `<atom:link href="${escapeHtml(fileUrl('/feed.xml', business))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, business.timeZone)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function item({ title, url, createdAt, category, summary }: Article, timeZone: string): string {
  return [
    '<item>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(url)}</link>`,
    `<guid>${escapeHtml(url)}</guid>`,
    `<pubDate>${formatInTimeZone(createdAt, timeZone, 'EEE, dd MMM yyyy HH:mm:ss xx')}</pubDate>`,
    `<category>${escapeHtml(category)}</category>`,
    `<description>${escapeHtml(summary)}</description>`,
    '</item>',
  ].join('\n');
}
