import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readBusiness } from '../../../build/business/business';
import { readContent } from '../../../build/content/read-content';
import { type BuiltPage, builtPages, isHidden, metaContent, readable } from '../../support/server/built-site';

const business = readBusiness();
const content = readContent(business);

const nodeSchema = z.looseObject({ '@type': z.string() });
const dataSchema = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(nodeSchema) });

type Node = z.infer<typeof nodeSchema>;

function nodes({ document }: BuiltPage): Node[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => dataSchema.parse(JSON.parse(block.text))['@graph']);
}

function nodeOf(page: BuiltPage, type: string): Node | undefined {
  return nodes(page).find((node) => node['@type'] === type);
}

function pagesWith(type: string): BuiltPage[] {
  return builtPages.filter((page) => nodeOf(page, type));
}

describe.each(builtPages)('the structured data of $path', (page) => {
  const text = readable(page.document.querySelector('body'));

  it('describes the painter as the page does', () => {
    const painter = nodeOf(page, 'HousePainter');
    expect(painter).toMatchObject({
      name: business.name,
      telephone: business.phone.dialled,
      email: business.email,
    });
    expect(text).toContain(business.phone.shown);
    expect(text).toContain(business.email);
  });

  it('states the service area', () => {
    expect(nodeOf(page, 'HousePainter')?.areaServed).toMatchObject({
      '@type': 'GeoCircle',
      geoMidpoint: { latitude: business.serviceArea.latitude, longitude: business.serviceArea.longitude },
      geoRadius: business.serviceArea.radiusKm * 1000,
    });
  });

  it('invents no ratings', () => {
    expect(JSON.stringify(nodes(page))).not.toMatch(
      /"(aggregateRating|ratingValue|reviewRating|review|reviews)":/,
    );
  });

  it("matches the page's breadcrumbs", () => {
    const list = z
      .object({
        itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
      })
      .safeParse(nodeOf(page, 'BreadcrumbList'));
    const steps = list.data?.itemListElement ?? [];
    const isInner = page.path !== '/' && !isHidden(page);
    if (isInner) expect(steps.length).toBeGreaterThan(1);
    expect(steps.map((step) => step.position)).toEqual(steps.map((_step, index) => index + 1));
    if (steps.length > 0) expect(steps.at(-1)?.item).toBe(`${business.url}${page.path}`);
    const shown = page.document.querySelectorAll('nav.breadcrumbs li').map(readable);
    if (shown.length > 0 || isInner) expect(steps.map((step) => step.name)).toEqual(shown);
    const known = builtPages.map((other) => `${business.url}${other.path}`);
    expect(steps.filter((step) => !known.includes(step.item))).toEqual([]);
  });
});

describe('services', () => {
  it('are exactly the service pages', () => {
    const paths = builtPages.map((page) => page.path).filter((path) => path.startsWith('/services/'));
    expect(pagesWith('Service').map((page) => page.path)).toEqual(paths);
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(pagesWith('Service'))('$path is named by its heading', (page) => {
    const service = nodeOf(page, 'Service');
    expect(service?.name).toBe(readable(page.document.querySelector('h1')));
    expect(service?.description).toBe(metaContent(page, 'description'));
    expect(service?.provider).toEqual({ '@id': nodeOf(page, 'HousePainter')?.['@id'] });
  });
});

describe('frequently asked questions', () => {
  const faqSchema = z.object({
    mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
  });

  it('are on one page', () => {
    expect(pagesWith('FAQPage').map((page) => page.path)).toEqual(['/faqs']);
  });

  it.each(pagesWith('FAQPage'))(
    'the structured questions of $path are the visible ones, in order',
    (page) => {
      const { mainEntity } = faqSchema.parse(nodeOf(page, 'FAQPage'));
      const details = page.document.querySelectorAll('painting-faq details');
      expect(mainEntity.map((question) => question.name.replace(/\s+/g, ' '))).toEqual(
        details.map((one) => readable(one.querySelector('summary'))),
      );
      expect(mainEntity).toHaveLength(content.faqs.questions.length);
      for (const [index, question] of mainEntity.entries()) {
        expect(readable(details[index])).toContain(question.acceptedAnswer.text.replace(/\s+/g, ' '));
      }
    },
  );
});

describe('articles', () => {
  it("are exactly the blog's articles", () => {
    const paths = builtPages
      .filter((page) => page.path.startsWith('/blog/') && !isHidden(page))
      .map((page) => page.path);
    expect(pagesWith('BlogPosting').map((page) => page.path)).toEqual(paths);
    expect(paths).toHaveLength(Object.keys(content.articles).length);
  });

  it.each(pagesWith('BlogPosting'))('$path has the date, picture and heading of its page', (page) => {
    const article = nodeOf(page, 'BlogPosting');
    expect(article?.headline).toBe(readable(page.document.querySelector('h1')));
    expect(article?.datePublished).toBe(page.document.querySelector('main time')?.getAttribute('datetime'));
    expect(article?.datePublished).toBe(metaContent(page, 'article:published_time'));
    expect(article?.image).toBe(metaContent(page, 'og:image'));
  });
});
