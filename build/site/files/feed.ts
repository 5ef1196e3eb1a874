import { formatInTimeZone } from 'date-fns-tz';
import type { Business } from '../../business';
import { escapeHtml } from '../../escape-html';
import { fileUrl, pageUrl } from '../hosts/host-settings';
import type { Article } from '../pages/articles';

/** The blog as an RSS 2.0 feed, newest article first. */
export function feed(business: Business, articles: Article[]): string {
  const name = escapeHtml(business.name);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${name}: Our Blog</title>`,
    `<link>${escapeHtml(pageUrl('/blog', business))}</link>`,
    `<description>Painting advice from ${name}, ${escapeHtml(business.area)}</description>`,
    '<language>en-ca</language>',
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
