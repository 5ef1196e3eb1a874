import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import type { Reviews } from '../../../build/site/content/site-content';
import { completeArticles } from '../../../build/site/pages/articles';
import { breadcrumbs } from '../../../build/site/pages/breadcrumbs';
import { readLayoutArguments } from '../../../build/site/pages/layout-arguments';
import { createLiquidEngine } from '../../../build/site/pages/liquid-engine';
import { describePage, type Page } from '../../../build/site/pages/page';
import { isPage, pageFiles, pagePath } from '../../../build/site/pages/page-files';
import { structuredData } from '../../../build/site/pages/structured-data';
import { PictureStore } from '../../../build/site/pictures/picture-store';

const business = { ...readBusiness(), city: 'Toronto', timeZone: 'America/Toronto' };

const entry = {
  id: 'the-tool-box',
  title: 'THE TOOL BOX',
  createdAt: '2022-04-13T03:30:00.000Z',
  category: 'Some Interesting Tips',
  summary: 'What are the type of tools needed for home painting.',
  formerIds: [],
  teaser: null,
  image: null,
  alt: null,
};

function page(path: string, title: string): Page {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return describePage(file, { title, description: 'Of use.' }, business, []);
}

describe('page files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    for (const file of [
      'index.html',
      'blog/one.html',
      'blog/notes.txt',
      'partials/head.html',
      'public/x.html',
    ]) {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), '');
    }
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('are the HTML files outside the folders that hold parts of pages', () => {
    expect(pageFiles(folder)).toEqual(['blog/one.html', 'index.html']);
  });

  it.each([
    ['index.html', '/'],
    ['about.html', '/about'],
    ['blog/one.html', '/blog/one'],
    ['examples/index.html', '/examples'],
  ])('%s is served at %s', (file, path) => {
    expect(pagePath(file)).toBe(path);
  });

  it.each([
    ['/', true],
    ['/blog/one', true],
    ['/blog/One', false],
    ['/blog/one/', false],
    ['/blog/one.html', false],
    ['/blog/two', false],
    ['blog/one', false],
    ['//blog/one', false],
    ['/../x', false],
  ])('have one address each: %s is a page: %s', (path, expected) => {
    expect(isPage(path, folder)).toBe(expected);
  });
});

describe('what a page says of itself', () => {
  const engine = createLiquidEngine(new PictureStore());

  it('is read from its layout tag, with the business filled in', async () => {
    const source =
      "{% layout 'layouts/base.liquid',\n  title: 'Why {{ business.city }}?',\n  noindex: true %}";
    const given = await readLayoutArguments(engine, engine.parse(source), 'why.html', business);
    expect(given).toEqual({ title: 'Why Toronto?', noindex: true });
  });

  it('is missed, by file, on a page without a layout tag', async () => {
    const reading = readLayoutArguments(engine, engine.parse('<p>Hello</p>'), 'hello.html', business);
    await expect(reading).rejects.toThrow('site/hello.html: begins without a layout tag');
  });

  it.each(['title', 'description'])('must include its %s', (name) => {
    const given = { title: 'About Us', description: 'Who we are.', [name]: ' ' };
    expect(() => describePage('about.html', given, business, [])).toThrow(
      `site/about.html: its layout tag names no ${name}`,
    );
  });

  it('gives the browser the title with the name of the business, once', () => {
    expect(page('/about', 'About Us').documentTitle).toBe(`About Us | ${business.name}`);
    expect(page('/', `${business.name}, painters`).documentTitle).toBe(`${business.name}, painters`);
  });

  it('comes from the list of articles for an article', () => {
    const articles = completeArticles([{ ...entry, image: 'tools' }], business);
    const described = describePage('blog/the-tool-box.html', { article: entry.id }, business, articles);
    expect(described).toMatchObject({ title: entry.title, description: entry.summary, picture: 'tools' });
    expect(() => describePage('blog/x.html', { article: 'x' }, business, articles)).toThrow(
      "site/blog/x.html: article 'x' is not in site/content/articles.json",
    );
  });

  it.each([
    ['thank-you.html', false],
    ['404.html', false],
    ['blog/404.html', false],
    ['about.html', true],
  ])('puts %s into the sitemap: %s', (file, indexed) => {
    expect(describePage(file, { title: 'T', description: 'D' }, business, []).indexed).toBe(indexed);
  });
});

describe('the way from home to a page', () => {
  const all = [
    page('/', 'Home of paint'),
    page('/residential', 'Residential Services'),
    page('/services/garage', 'Garage'),
    page('/blog', 'Our Blog'),
    page('/blog/one', 'One'),
  ];
  const pages = new Map(all.map((one) => [one.path, one]));

  it.each([
    ['/', []],
    ['/blog', ['Home', 'Our Blog']],
    ['/blog/one', ['Home', 'Our Blog', 'One']],
    ['/services/garage', ['Home', 'Residential Services', 'Garage']],
  ])('of %s is %j', (path, labels) => {
    const target = pages.get(path) ?? page(path, 'missing');
    expect(breadcrumbs(target, pages).map((step) => step.label)).toEqual(labels);
  });
});

describe('the list of articles', () => {
  it('comes newest first, dated as read in the zone of the business', () => {
    const later = { ...entry, id: 'later', createdAt: '2025-05-13T13:00:00.000Z' };
    const articles = completeArticles([entry, later], business);
    expect(articles.map((article) => [article.id, article.postedOn])).toEqual([
      ['later', 'May 13, 2025'],
      ['the-tool-box', 'April 12, 2022'],
    ]);
  });

  it('knows the three share links, with the absolute address and the title', () => {
    const [article] = completeArticles([{ ...entry, title: 'Paint & prime: 50%' }], business);
    const url = `${business.url}/blog/the-tool-box`;
    const [microblog, social, messaging] = (article?.shareLinks ?? []).map((link) => new URL(link.url));
    expect(Object.fromEntries(microblog?.searchParams ?? [])).toEqual({ text: 'Paint & prime: 50%', url });
    expect(Object.fromEntries(social?.searchParams ?? [])).toEqual({ u: url, t: 'Paint & prime: 50%' });
    expect(Object.fromEntries(messaging?.searchParams ?? [])).toEqual({ text: `Paint & prime: 50% ${url}` });
  });
});

describe('the structured data', () => {
  const faqs = { ...page('/faqs', 'Frequently Asked Questions'), breadcrumbs: [] };

  it('cannot end the script element it stands in', () => {
    const questions = [{ question: 'Why?', answer: '</script><script>alert(1)</script>' }];
    const text = structuredData({
      business,
      page: faqs,
      questions,
      reviews: [],
      pictureUrl: 'https://p.example/p.jpg',
    });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][1].mainEntity[0].acceptedAnswer.text).toBe(questions[0]?.answer);
  });

  it('tells the served circle in metres around its centre', () => {
    const serviceArea = { ...business.serviceArea, latitude: 43.708, longitude: -79.359, radiusKm: 55 };
    const here = { ...business, serviceArea };
    const text = structuredData({ business: here, page: faqs, questions: [], reviews: [], pictureUrl: '' });
    expect(JSON.parse(text)['@graph'][0].areaServed).toEqual({
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 43.708, longitude: -79.359 },
      geoRadius: 55_000,
    });
  });

  it('has an average of reviews on their page alone, and only when every one that counts has a source', () => {
    const said = { fullName: 'Ann', reviewText: 'Fine.', date: null, place: null };
    const sourced = { ...said, source: 'Google', link: 'https://reviews.example/1', stars: 5 };
    const unrated = { ...said, source: null, link: null, stars: null };
    const ratingOn = (path: string, reviews: Reviews) => {
      const shown = { ...page(path, 'Testimonials'), breadcrumbs: [] };
      const text = structuredData({ business, page: shown, questions: [], reviews, pictureUrl: '' });
      return JSON.parse(text)['@graph'][0].aggregateRating;
    };
    const ratings = [sourced, { ...sourced, stars: 4 }, { ...sourced, stars: 4 }, unrated];
    expect(ratingOn('/reviews', ratings)).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      bestRating: 5,
      ratingCount: 3,
    });
    expect(ratingOn('/faqs', ratings)).toBeUndefined();
    expect(ratingOn('/reviews', [unrated])).toBeUndefined();
    expect(ratingOn('/reviews', [...ratings, { ...sourced, link: null }])).toBeUndefined();
    expect(ratingOn('/reviews', [...ratings, { ...sourced, source: null }])).toBeUndefined();
  });
});
