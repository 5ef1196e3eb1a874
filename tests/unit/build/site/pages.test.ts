import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { pageUrl } from '../../../../build/business/host-settings';
import { pageFiles, pagePath, pagePaths } from '../../../../build/content/page-files';
import { parseMarkdownFile } from '../../../../build/content/read-content';
import type { Reviews } from '../../../../build/content/site-content';
import { completeArticles, relatedArticles } from '../../../../build/site/articles';
import { inlineMarkdown, markdown, sectionsOf } from '../../../../build/site/markdown';
import { breadcrumbs, describePage, type Page } from '../../../../build/site/page';
import { withPresentLinks } from '../../../../build/site/site';
import { withoutIndentation } from '../../../../build/site/site-plugins';
import { structuredData } from '../../../../build/site/structured-data';
import type { Business } from '../../../../shared/business/business-schema';

const business: Business = {
  ...readBusiness(),
  city: 'Toronto',
  timeZone: 'America/Toronto',
  languages: ['en', 'fr'],
};

const words = {
  title: 'THE TOOL BOX',
  createdAt: '2022-04-13T03:30:00.000Z',
  category: 'Some Interesting Tips',
  summary: 'What are the type of tools needed for home painting.',
  formerSlugs: [],
  teaser: null,
  picture: null,
  footerPicture: null,
  body: 'Buy one good brush.',
};

function page(path: string, title: string): Page {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return describePage(file, { title, description: 'Of use.' }, business);
}

describe('page files', () => {
  let templates: string;
  let content: string;

  async function folderWith(files: readonly string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    for (const file of files) {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), '');
    }
    return folder;
  }

  it('the page on the warranty is there only for a business that states one', async () => {
    const folder = await folderWith(['content/warranty.json', 'site/warranty.html']);
    const paths = async (facts: object) => {
      await writeFile(join(folder, 'business.json'), JSON.stringify({ facts }));
      return [...pagePaths(join(folder, 'content'), join(folder, 'site'))];
    };
    expect(await paths({ warrantyYears: 2 })).not.toContain('/warranty');
    expect(await paths({ warrantyYears: 2, fixesFaultsForFree: true })).toContain('/warranty');
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    const files = [
      'index.html',
      'about.html',
      'blog/404.html',
      'blog/[slug].html',
      'partials/head.html',
      'public/x.html',
    ];
    templates = await folderWith(files);
    content = await folderWith([
      'index.json',
      'footer.json',
      'x.json',
      'blog/404.json',
      'blog/one.md',
      'blog/notes.txt',
    ]);
  });

  afterEach(async () => {
    for (const folder of [templates, content]) await rm(folder, { recursive: true });
  });

  it('are templates with texts, and one per text file in a folder with a shared template', () => {
    expect(pageFiles(content, templates)).toEqual([
      { file: 'blog/404.html', template: 'blog/404.html', words: 'blog/404' },
      { file: 'blog/one.html', template: 'blog/[slug].html', words: 'blog/one' },
      { file: 'index.html', template: 'index.html', words: 'index' },
    ]);
  });

  it('are as many as a long list of articles needs', async () => {
    const articles = Array.from({ length: 25 }, (_, index) => `blog/article-${index}.md`);
    const [longContent, blog] = [
      await folderWith(['blog.json', ...articles]),
      await folderWith(['blog.html', 'blog/[slug].html']),
    ];
    expect(pageFiles(longContent, blog).filter(({ template }) => template === 'blog.html')).toEqual([
      { file: 'blog.html', template: 'blog.html', words: 'blog' },
      { file: 'blog/page/2.html', template: 'blog.html', words: 'blog', listPage: 2 },
      { file: 'blog/page/3.html', template: 'blog.html', words: 'blog', listPage: 3 },
    ]);
    for (const folder of [longContent, blog]) await rm(folder, { recursive: true });
  });

  it('have one address each', () => {
    expect([...pagePaths(content, templates)]).toEqual(['/blog/404', '/blog/one', '/']);
  });

  it.each([
    ['index.html', '/'],
    ['about.html', '/about'],
    ['blog/one.html', '/blog/one'],
    ['examples/index.html', '/examples'],
  ])('%s is served at %s', (file, path) => {
    expect(pagePath(file)).toBe(path);
  });
});

describe("a page's description", () => {
  it("has a document title with the business's name once", () => {
    expect(page('/about', 'About Us').documentTitle).toBe(`About Us | ${business.name}`);
    expect(page('/', `${business.name}, painters`).documentTitle).toBe(`${business.name}, painters`);
  });

  it("uses the business's first language in its country", () => {
    const quebec = { ...business, languages: ['fr' as const, 'en' as const], country: 'CA' };
    const described = describePage('about.html', { title: 'T', description: 'D' }, quebec);
    expect(described.language).toBe('fr-CA');
    expect(page('/about', 'About Us').language).toBe(`${business.languages[0]}-${business.country}`);
  });

  it('has a picture for social networks and its former addresses', () => {
    const given = { title: 'T', description: 'D', picture: { name: 'tools' }, formerSlugs: ['old-one'] };
    expect(describePage('services/new-one.html', given, business)).toMatchObject({
      picture: 'tools',
      formerPaths: ['/services/old-one'],
    });
    expect(page('/about', 'About Us').picture).toBe('hero');
  });

  it.each([
    ['thank-you.html', false],
    ['404.html', false],
    ['blog/404.html', false],
    ['embed/quote.html', false],
    ['about.html', true],
  ])('puts %s into the sitemap: %s', (file, indexed) => {
    expect(describePage(file, { title: 'T', description: 'D' }, business).indexed).toBe(indexed);
  });
});

describe('links to former addresses', () => {
  it('lead to the current one, with the rest of the link', () => {
    const given = { title: 'T', description: 'D', formerSlugs: ['old'] };
    const pages = [describePage('services/new.html', given, business)];
    const html = (slug: string) =>
      `<a class="x" href="/services/${slug}#top">a</a><a href="/services/${slug}">b</a>`;
    expect(withPresentLinks(html('old'), pages)).toBe(html('new'));
    expect(withPresentLinks(html('older'), pages)).toBe(html('older'));
  });
});

describe('the breadcrumbs', () => {
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
  ])('the breadcrumbs of %s are %j', (path, labels) => {
    const target = pages.get(path) ?? page(path, 'missing');
    expect(breadcrumbs(target, pages, 'Home').map((step) => step.label)).toEqual(labels);
  });
});

describe('the list of articles', () => {
  it("is newest first, dated in the business's time zone", () => {
    const later = { ...words, createdAt: '2025-05-13T13:00:00.000Z' };
    const articles = completeArticles({ 'the-tool-box': words, later }, business);
    expect(articles.map((article) => [article.id, article.postedOn])).toEqual([
      ['later', 'May 13, 2025'],
      ['the-tool-box', 'April 12, 2022'],
    ]);
  });

  it("is dated in the site's language", () => {
    const [article] = completeArticles({ one: words }, { ...business, languages: ['fr'] });
    expect(article?.postedOn).toBe('12 avril 2022');
  });

  it('states reading times of at least a minute', () => {
    const articles = completeArticles(
      { short: words, long: { ...words, body: 'word '.repeat(900) } },
      business,
    );
    expect(articles.map(({ id, readingMinutes }) => [id, readingMinutes])).toEqual([
      ['short', 1],
      ['long', 4],
    ]);
  });

  it('suggests others: the same category first, from the next older one round to the newest', () => {
    const at = (year: number, category: string) => ({
      ...words,
      category,
      createdAt: `${year}-01-01T00:00:00Z`,
    });
    const articles = completeArticles(
      {
        own: at(2020, 'Tips'),
        old: at(2018, 'Tips'),
        new: at(2025, 'Condos'),
        older: at(2017, 'Condos'),
        latest: at(2026, 'Condos'),
      },
      business,
    );
    const own = articles.find(({ id }) => id === 'own');
    const next = own ? relatedArticles(own, articles, 3) : [];
    expect(next.map(({ id }) => id)).toEqual(['old', 'older', 'latest']);
  });

  it('has three share links with absolute address and title', () => {
    const [article] = completeArticles(
      { 'the-tool-box': { ...words, title: 'Paint & prime: 50%' } },
      business,
    );
    const url = pageUrl('/blog/the-tool-box', business);
    const [microblog, social, messaging] = (article?.shareLinks ?? []).map((link) => new URL(link.url));
    expect(Object.fromEntries(microblog?.searchParams ?? [])).toEqual({ text: 'Paint & prime: 50%', url });
    expect(Object.fromEntries(social?.searchParams ?? [])).toEqual({ u: url, t: 'Paint & prime: 50%' });
    expect(Object.fromEntries(messaging?.searchParams ?? [])).toEqual({ text: `Paint & prime: 50% ${url}` });
  });
});

describe('the structured data', () => {
  const faqs = { ...page('/faqs', 'Frequently Asked Questions'), breadcrumbs: [] };

  it("can't end its script element", () => {
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

  it('states the service circle in metres', () => {
    const serviceArea = { ...business.serviceArea, latitude: 43.708, longitude: -79.359, radiusKm: 55 };
    const here = { ...business, serviceArea };
    const text = structuredData({ business: here, page: faqs, questions: [], reviews: [], pictureUrl: '' });
    expect(JSON.parse(text)['@graph'][0].areaServed).toEqual({
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 43.708, longitude: -79.359 },
      geoRadius: 55_000,
    });
  });

  it('has an average rating only on the reviews page, and only if every rated review has a source', () => {
    const none = { mark: null, photo: null, picture: null, service: null, date: null, place: null };
    const said = { ...none, fullName: 'Ann', reviewText: 'Fine.' };
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

describe('a page without indentation', () => {
  it('starts every line at the margin and has no blank lines', () => {
    expect(withoutIndentation('<ul>\n  <li>One</li>\n\n    <li>Two words</li>\n</ul>\n')).toBe(
      '<ul>\n<li>One</li>\n<li>Two words</li>\n</ul>\n',
    );
  });

  it('keeps a space between words on two lines', () => {
    expect(withoutIndentation('<p>One\n   two</p>')).toBe('<p>One\ntwo</p>');
  });

  it.each(['pre', 'textarea', 'script', 'style', 'PRE'])('leaves %s unchanged', (name) => {
    const html = `<${name} class="code">a\n    b\n\n  c</${name}>`;
    expect(withoutIndentation(`<div>\n  ${html}\n  <p>\n</div>`)).toBe(`<div>\n${html}\n<p>\n</div>`);
  });
});

describe('Markdown', () => {
  it('renders paragraphs, headings, lists, bold and links', () => {
    expect(markdown('## Dry\n\nIt\'s **dry** & "hard".\n\n- [Ask](/contact)\n- 5 < 6')).toBe(
      [
        '<h2 id="dry">Dry</h2>',
        '<p>It\'s <strong>dry</strong> &amp; "hard".</p>',
        '<ul>',
        '<li><a href="/contact">Ask</a></li>',
        '<li>5 &lt; 6</li>',
        '</ul>',
        '',
      ].join('\n'),
    );
  });

  it('gives a table the line above as caption, and row headers', () => {
    expect(markdown('Table: Which **nap**\n\n| Nap | Use |\n|---|---|\n| 1/4 | Doors |')).toBe(
      [
        '<table>',
        '<caption>Which <strong>nap</strong></caption>',
        '<thead>',
        '<tr><th scope="col">Nap</th><th scope="col">Use</th></tr>',
        '</thead>',
        '<tbody>',
        '<tr><th scope="row">1/4</th><td data-head="Use">Doors</td></tr>',
        '</tbody>',
        '</table>',
        '',
      ].join('\n'),
    );
  });

  it('leaves tables without captions and similar paragraphs unchanged', () => {
    expect(markdown('| A |\n|---|\n| b |')).not.toContain('caption');
    expect(markdown('Table: manners\n\nElbows off.')).toBe('<p>Table: manners</p>\n<p>Elbows off.</p>\n');
  });

  it('lists the second-level headings of a text with the ids that their HTML has', () => {
    const text = '## Délai & réponse\n\nTôt.\n\n### Sur place\n\n## What we keep {#kept}\n\nLittle.';
    expect(sectionsOf(text)).toEqual([
      { id: 'delai-reponse', heading: 'Délai & réponse' },
      { id: 'kept', heading: 'What we keep' },
    ]);
    expect(markdown(text)).toContain('<h2 id="delai-reponse">');
    expect(markdown(text)).toContain('<h2 id="kept">What we keep</h2>');
    expect(markdown(text)).toContain('<h3>');
  });

  it('does not link plain addresses', () => {
    expect(inlineMarkdown('Write to me@paint.example or https://paint.example')).toBe(
      'Write to me@paint.example or https://paint.example',
    );
  });
});

describe('a Markdown file', () => {
  it('has fields and a body', () => {
    expect(
      parseMarkdownFile('---\r\ntitle: Dry\r\npicture:\r\n  name: tools\r\n---\r\n\r\nText.\r\n', 'x.md'),
    ).toEqual({
      title: 'Dry',
      picture: { name: 'tools' },
      body: '\nText.\n',
    });
  });
});
