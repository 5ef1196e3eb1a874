import type { Business } from '../../shared/business/business-schema';
import type { OpeningHours } from '../../shared/business/opening-hours';
import { fileUrl, pageUrl } from '../business/host-settings';
import type { Reviews } from '../content/site-content';
import type { Article } from './articles';
import type { Page } from './page';

type Node = Record<string, unknown>;

/** Input of `structuredData`. */
export interface StructuredDataSource {
  business: Business;
  page: Page;
  questions: { question: string; answer: string }[];
  reviews: Reviews;
  /** Absolute address of the page's 1200x630 picture. */
  pictureUrl: string;
}

/**
 * JSON-LD of a page, safe inside a script element. States only what the page shows, and no invented ratings.
 */
export function structuredData(source: StructuredDataSource): string {
  const { page, business, questions, reviews, pictureUrl } = source;
  const rating = page.path === '/reviews' ? aggregateRating(reviews) : null;
  const graph: Node[] = [
    { ...painter(business), ...(rating && { aggregateRating: rating }) },
    ...(page.path.startsWith('/services/') ? [service(page, business, pictureUrl)] : []),
    ...(page.path === '/faqs' ? [faqPage(page, questions)] : []),
    ...(page.article ? [blogPosting(page, page.article, business, pictureUrl)] : []),
    ...(page.indexed && page.breadcrumbs.length > 0 ? [breadcrumbList(page)] : []),
  ];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': graph,
  }).replaceAll('<', '\\u003c');
}

function painterId(business: Business): string {
  return `${pageUrl('/', business)}#painter`;
}

function painter(business: Business): Node {
  return {
    '@type': 'HousePainter',
    '@id': painterId(business),
    name: business.name,
    url: pageUrl('/', business),
    telephone: business.phone.dialled,
    email: business.email,
    image: fileUrl('/icon-512.png', business),
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.city,
      addressRegion: business.region,
      addressCountry: business.country,
    },
    areaServed: serviceCircle(business),
    ...(business.openingHours && { openingHoursSpecification: openTimes(business.openingHours) }),
    sameAs: business.social.map((profile) => profile.url),
  };
}

function openTimes(week: OpeningHours): Node[] {
  return Object.entries(week).flatMap(([day, spans]) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: from,
      // A day ends at 23:59 here.
      closes: to === '24:00' ? '23:59' : to,
    })),
  );
}

function serviceCircle({ serviceArea }: Business): Node {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: {
      '@type': 'GeoCoordinates',
      latitude: serviceArea.latitude,
      longitude: serviceArea.longitude,
    },
    geoRadius: serviceArea.radiusKm * 1000,
  };
}

function service(page: Page, business: Business, pictureUrl: string): Node {
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: page.title,
    description: page.description,
    url: page.url,
    image: pictureUrl,
    provider: { '@id': painterId(business) },
    areaServed: serviceCircle(business),
  };
}

function faqPage(page: Page, questions: StructuredDataSource['questions']): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${page.url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function blogPosting(page: Page, article: Article, business: Business, pictureUrl: string): Node {
  return {
    '@type': 'BlogPosting',
    '@id': `${page.url}#article`,
    headline: article.title,
    description: article.summary,
    articleSection: article.category,
    datePublished: article.createdAt,
    image: pictureUrl,
    url: page.url,
    mainEntityOfPage: page.url,
    author: { '@id': painterId(business) },
    publisher: { '@id': painterId(business) },
  };
}

function breadcrumbList(page: Page): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** JSON-LD of the average rating; null without rated reviews, or if one lacks a source to verify it. */
function aggregateRating(reviews: Reviews): Record<string, unknown> | null {
  const rated = reviews.filter(({ stars }) => stars !== null);
  const isSourced = rated.every(({ source, link }) => source !== null && link !== null);
  if (rated.length === 0 || !isSourced) return null;
  const sum = rated.reduce((total, { stars }) => total + (stars ?? 0), 0);
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((sum / rated.length) * 10) / 10,
    bestRating: 5,
    ratingCount: rated.length,
  };
}
