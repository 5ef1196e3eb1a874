import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { pagePaths } from '../../../build/content/page-files';
import { readContent } from '../../../build/content/read-content';
import { markdown } from '../../../build/site/markdown';
import { formatMoney } from '../../../shared/money';
import { coloursOfFirst, first, identityOfFirst } from './first-business';
import { folder, mapleBrush, mapleBrushDist, mapleBrushFiles, mapleBrushPages } from './maple-brush';

// Nothing the second business publishes may contain data of the first. The search terms come from the first
// one's data.

const firstContent = readContent(first, fromRoot('site/content'));
const { brand, emailService, serviceArea } = first;
const names = [
  ...identityOfFirst(),
  ...Object.values(emailService.templates),
  ...[brand.fonts.text, brand.fonts.heading],
];
const colours = coloursOfFirst(mapleBrush);

/** Figures on the first one's pages, in both languages. */
const figures = [
  `${first.since}`,
  ...(['en', 'fr'] as const).map((language) => formatMoney(first.minimumOrder, language)),
  ...[first.facts.warrantyYears, first.facts.yearsInOperation].flatMap((years) => [
    `${years} years`,
    `${years} ans`,
  ]),
  ...['hours', 'heures'].map((hours) => `${first.facts.answerHours} ${hours}`),
  `${serviceArea.radiusKm} km`,
].map((figure) => ` ${figure}`);

const texts = mapleBrushFiles()
  .filter((file) => /\.(html|xml|json|m?js|css|txt|webmanifest|svg|d\.ts)$|_headers$|_redirects$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(mapleBrushDist, file), 'utf8') }));

/** Every match as `file: text`. */
function findAll(wanted: readonly string[], within = texts): string[] {
  return within.flatMap(({ file, text }) =>
    wanted.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`),
  );
}

/** Sentences of the content: texts of two or more words, Markdown line by line. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') {
    const lines = parse(markdown(content)).textContent.split('\n');
    return [content, ...lines].map((line) => line.trim()).filter((line) => /\S\s+\S/.test(line));
  }
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sentencesIn) : [];
}

/** Text of a page, including text for screen readers. */
function wordsOf(html: string): string {
  const page = parse(html.replace(/<style>.*?<\/style>/gs, ''));
  const attributes = page
    .querySelectorAll('*')
    .flatMap(({ attributes }) =>
      ['alt', 'aria-label', 'content', 'heading', 'href', 'title'].map((name) => attributes[name] ?? ''),
    );
  return [page.textContent, ...attributes].join('\n').replace(/[ \t\n]+/g, ' ');
}

const pages = mapleBrushPages().map(({ address, html }) => ({ file: address, text: wordsOf(html) }));

describe("the second business's output", () => {
  it('is not empty, and neither are the search terms', () => {
    expect([texts.length > 40, pages.length > 15, names.length > 15, colours.length > 10]).not.toContain(
      false,
    );
    expect(sentencesIn(firstContent).length).toBeGreaterThan(500);
    expect(findAll([mapleBrush.name, mapleBrush.phone.dialled]).length).toBeGreaterThan(20);
  });

  it('has no name, address, number, town, account or font of the first', () => {
    expect(findAll(names)).toEqual([]);
  });

  it('has no colour of the first', () => {
    expect(findAll(colours)).toEqual([]);
  });

  it('has no sentence of the first', () => {
    expect(findAll(sentencesIn(firstContent), pages)).toEqual([]);
    expect(
      findAll(
        sentencesIn(firstContent),
        texts.filter(({ file }) => /search\.json|\.xml|manifest/.test(file)),
      ),
    ).toEqual([]);
  });

  it('has no figure of the first, apart from how long a browser keeps a request', () => {
    const others = pages.filter(({ file }) => !file.startsWith('/painting/privacy'));
    expect(findAll(figures, others)).toEqual([]);
  });

  it('has no page of the first, apart from those every site has', () => {
    const own = pagePaths(fromRoot(`${folder}/content`));
    const others = [...pagePaths(fromRoot('site/content'))].filter((path) => !own.has(path));
    expect(others.length).toBeGreaterThan(8);
    expect(
      findAll(
        others,
        texts.filter(({ file }) => !file.includes('/widgets/')),
      ),
    ).toEqual([]);
  });

  it('has only addresses below its base path', () => {
    const outside = mapleBrushPages().flatMap(({ address, html }) =>
      [...html.matchAll(/ (?:href|src|action|[\w-]+-url)="(\/[^"]*)"/g)]
        .map(([, path = '']) => path)
        .filter((path) => !path.startsWith(mapleBrush.host.basePath))
        .map((path) => `${address}: ${path}`),
    );
    expect(outside).toEqual([]);
  });

  it('declares French', () => {
    for (const { address, html } of mapleBrushPages()) expect(html, address).toContain('<html lang="fr-CA"');
    expect(readFileSync(join(mapleBrushDist, 'painting/feed.xml'), 'utf8')).toContain(
      '<language>fr-ca</language>',
    );
    expect(mapleBrushPages()[0]?.html).toContain('<meta property="og:locale" content="fr_CA">');
  });

  it('has neither reviews nor places for them', () => {
    expect(findAll(['painting-review-carousel', 'review-card', '/reviews'], pages)).toEqual([]);
  });
});

describe.each(['maple-brush', 'prairie-coat'])('the content of %s', (name) => {
  it("has every text that the pages need, none of the first business's sentences, and passes the check for publishing", async () => {
    vi.stubEnv('BUSINESS', `tests/support/businesses/${name}`);
    vi.resetModules();
    const { readBusiness } = await import('../../../build/business/business');
    const { readContent } = await import('../../../build/content/read-content');
    const { checkBusiness } = await import('../../../build/check/check-business');
    const business = readBusiness();
    const content = readContent(business);
    expect(Object.keys(content.services)).toHaveLength(3);
    expect(checkBusiness(business, content).filter(({ level }) => level === 'must')).toEqual([]);
    // The texts of the law are the same for everybody.
    const { accessibility, privacy, ...own } = content;
    const sentences = new Set(sentencesIn(firstContent));
    expect(sentencesIn(own).filter((sentence) => sentences.has(sentence))).toEqual([]);
    vi.unstubAllEnvs();
  });
});
