import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { fromRoot } from '../../../../build/business/from-root';
import { checkBusiness } from '../../../../build/check/check-business';
import { buildReport, lineOf, must, refusalOf, reportOf } from '../../../../build/check/finding';
import { pageFindings } from '../../../../build/check/page-findings';
import { readContent } from '../../../../build/content/read-content';
import { startOfService, startWords } from '../../../../build/content/start-words';
import { PictureStore } from '../../../../build/site/picture-store';
import { readSite, renderPage } from '../../../../build/site/site';
import { tagTables } from '../../../../build/site/tag-tables';
import type { Business } from '../../../../shared/business/business-schema';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';

/** A business in Colorado that took the template's words over. */
const template = readBusiness(fromRoot('site/business.json'));
const town = template.serviceArea.towns.at(-1);
const boulder: Business = {
  ...template,
  ...{
    name: 'Flatiron Painting',
    city: 'Boulder',
    area: 'Boulder',
    region: 'CO',
    country: 'US',
    since: 2015,
  },
  ...{ url: 'https://flatiron.example', email: 'hi@flatiron.example', languages: ['en'], currency: 'USD' },
  phone: { shown: '(303) 555-0100', dialled: '+13035550100' },
  facts: { warrantyYears: 3 },
  serviceArea: { ...template.serviceArea, towns: ['Boulder'] },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'business-'));
  cpSync(fromRoot('site/content'), join(folder, 'content'), { recursive: true });
  rmSync(join(folder, 'content/reviews.json'));
  write('navigation.json', (words) => words.replace(/,?\s*\{ "label": "client Reviews".*?\}/g, ''));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, change: (words: string) => string): void {
  const path = join(folder, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Findings in `file`, as `level field: message`. */
function findings(file: string, business: Business = boulder): string[] {
  return checkBusiness(business, readContent(business, join(folder, 'content')), folder)
    .filter((finding) => finding.file.endsWith(file))
    .map(({ level, field, message }) => `${level} ${field}: ${message}`);
}

describe('the check of a business', () => {
  it('finds nothing that must change in the template and the business under test', () => {
    const ofTemplate = checkBusiness(
      template,
      readContent(template, fromRoot('site/content')),
      fromRoot('site'),
    );
    const found = [...ofTemplate, ...checkBusiness(readBusiness())];
    expect(found.filter(({ level }) => level === 'must')).toEqual([]);
  });

  it("compares the published prices with the business's own rates", () => {
    mkdirSync(join(folder, 'jobs'));
    writeFileSync(join(folder, 'jobs/exterior.json'), '{"rates": []}');
    expect(
      findings('business.json', { ...boulder, facts: { exteriorRate: { from: 3, to: 5 } } }),
    ).toContainEqual(
      expect.stringMatching(/^must facts\.exteriorRate: is 3 to 5, but exterior .* costs 0\.00/),
    );
  });

  it('names the jobs whose prices are still ours, and rates far off ours', () => {
    mkdirSync(join(folder, 'jobs'));
    const file = readFileSync(fromRoot('tests/support/businesses/prairie-coat/jobs/exterior.json'), 'utf8');
    writeFileSync(join(folder, 'jobs/exterior.json'), file.replace('3.75', '37.5'));
    const business = { ...boulder, confirmedPrices: template.jobs.filter((id) => id !== 'general') };
    expect(findings('business.json', business).filter((line) => line.includes('confirmedPrices'))).toEqual([
      expect.stringMatching(/^must confirmedPrices: does not name "general", and its prices are those/),
    ]);
    const [door, material] = stockJobs.find(({ id }) => id === 'garage')?.rates ?? [];
    writeFileSync(
      join(folder, 'jobs/garage.json'),
      JSON.stringify({ rates: [door, { ...material, fixed: 1 }] }),
    );
    expect(findings('business.json', { ...boulder, confirmedPrices: [] })).toContainEqual(
      expect.stringMatching(
        /^must confirmedPrices: does not name "garage", and 1 of its 2 rates \(door\) are/,
      ),
    );
    expect(findings('jobs/exterior.json', business)).toContain(
      'should rates: charge $37.5 for siding wood, and ours is $3.4: is that meant? Amounts are dollars',
    );
  });

  it('names a job that has a file and is not offered', () => {
    mkdirSync(join(folder, 'jobs'));
    const garage = readFileSync(fromRoot('shared/jobs/garage.json'), 'utf8');
    writeFileSync(join(folder, 'jobs/sheds.json'), garage.replace('"id": "garage"', '"id": "sheds"'));
    expect(findings('business.json')).toContain(
      'should jobs: does not list "sheds", so the job of jobs/sheds.json is not offered',
    );
  });

  it('names what own rates leave without a price', () => {
    mkdirSync(join(folder, 'jobs'));
    const { rates } = JSON.parse(readFileSync(fromRoot('shared/jobs/garage.json'), 'utf8'));
    for (const [free, named] of [
      [['coating'], 'coating'],
      [['coating', 'walls'], 'coating, walls'],
    ] as const) {
      const own = rates.filter(({ line }: { line: string }) => !free.some((name) => name === line));
      writeFileSync(join(folder, 'jobs/garage.json'), JSON.stringify({ rates: own }));
      expect(findings('jobs/garage.json')).toContain(
        `should rates: charge nothing for ${named}; a list of rates replaces all of ours`,
      );
    }
  });

  it('asks for the words of a page and for the job of a service that the estimator can price', () => {
    const page = startOfService('House Exteriors', {
      ...{ picture: { name: 'tools', alt: 'Tools' }, order: 9, hasOnlinePrice: false },
    });
    writeFileSync(join(folder, 'content/services/house-exteriors.json'), JSON.stringify(page));
    const found = findings('house-exteriors.json', { ...boulder, jobs: [...template.jobs, 'exterior'] });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^should hasOnlinePrice: is false; .* write "job": .* or "job": "exterior" instead$/,
      ),
    );
    expect(found).toContain(
      'should sections.0.columns.0.text.paragraphs.0: is the sentence that every page begins with: write yours',
    );
  });

  it.each([
    [{ job: 'garage' }, 'exteriorRate'],
    [{ job: 'exterior', hasOnlinePrice: false }, 'exteriorRate'],
    [{ job: 'general' }, 'interiorRate'],
    [{}, 'interiorRate'],
    [{ hasOnlinePrice: false }, undefined],
  ])('the first words of a service with %j tell the %s', (template, rate) => {
    const words = JSON.stringify(startOfService('Sheds', { picture: { name: 'tools' }, ...template }));
    expect(/facts\.(\w+Rate)/.exec(words)?.[1]).toBe(rate);
  });

  it("calls another business's story and what it claims a must, and other sentences of the template a should", () => {
    expect(findings('about.json')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^must story\.paragraphs\.\d: has .+ of the template, such as "/),
        expect.stringMatching(/^should method\.heading: has .+ of the template, such as "/),
      ]),
    );
    expect(findings('why-choose-us.json')).toContainEqual(
      expect.stringMatching(/^must items\.3\.text: has .+ of the template, such as "A price online in min/),
    );
    expect(findings('404.json')).toEqual([expect.stringMatching(/^should /)]);
    write('about.json', (words) =>
      words.replace(/"paragraphs": \[[^\]]*\]/, '"paragraphs": ["Our own words."]'),
    );
    expect(findings('about.json').filter((line) => line.startsWith('must story'))).toEqual([]);
  });

  it("reports every 'must', and one line of 'should' for each file", () => {
    const content = readContent(boulder, join(folder, 'content'));
    const found = checkBusiness(boulder, content, folder);
    const report = reportOf(found, false);
    const musts = found.filter(({ level }) => level === 'must');
    expect(report.slice(0, musts.length)).toEqual(musts.map(lineOf));
    expect(
      report.filter((line) => /content\/faqs\.json: \d+ sentences of the template; first: /.test(line)),
    ).toHaveLength(1);
    expect(report.length - musts.length).toBeLessThan(60);
    expect(reportOf(found, true)).toHaveLength(found.length);
  });

  it('calls every sentence of the template a must for a business that speaks another language', () => {
    const french: Business = { ...boulder, languages: ['fr'] };
    expect(findings('benefits.json', french)[0]).toMatch(/^must .*, in English$/);
  });

  it.each([
    [
      'We have painted since 2008.',
      'must heading: says 2008, but since is 2015: "We have painted since 2008."',
    ],
    ['A 5-year warranty.', 'must heading: says 5, but facts.warrantyYears is 3: "A 5-year warranty."'],
    ['From $1,200.', 'must heading: states 1200, which business.json does not: "From $1,200."'],
    [
      `Small jobs: $${template.minimumOrder}.00.`,
      `should heading: has a typed price; use the fact instead: "Small jobs: $${template.minimumOrder}.00."`,
    ],
    ['Write to us in French.', 'must heading: says "in French", but languages has no "fr"'],
    ['We follow PIPEDA.', 'must heading: names "PIPEDA", but the business is in CO, US'],
    [`Call ${template.name} today.`, `must heading: names "${template.name}"`],
    [`Painters in ${town}.`, `should heading: names "${town}"`],
  ])('names file and field of what contradicts the business: %s', (heading, finding) => {
    write('benefits.json', (words) => words.replace(/"heading": "[^"]*"/, `"heading": "${heading}"`));
    expect(findings('benefits.json')).toContain(finding);
  });

  it('names prices that contradict the rates', () => {
    const business: Business = { ...boulder, facts: { interiorRate: { from: 1, to: 1.5 } } };
    expect(findings('business.json', business)).toContainEqual(
      expect.stringMatching(/^must facts\.interiorRate: is 1 to 1\.5, but general .* \(and \d+ more/),
    );
  });

  it('recognises a sentence of the template in American spelling, too', () => {
    write('benefits.json', (words) => words.replaceAll('colour', 'color'));
    expect(findings('benefits.json')).toContainEqual(
      expect.stringMatching(/has .+ of the template, such as "[^"]*\bcolor/),
    );
  });

  it('writes distances in miles, and the law and the tables of tags in American spelling', () => {
    const content = readContent(boulder, join(folder, 'content'));
    expect(content['service-area'].text).toContain('34\u00a0miles');
    expect(content.accessibility.body).toContain('color');
    expect(content.accessibility.body).not.toContain('colour');
    expect(content.accessibility.picture).toEqual(content.about.picture);
    const preview = tagTables('US').find(({ tag }) => tag === 'painting-colour-preview');
    expect(preview?.summary).toContain('paint in colors of their choice');
    expect(preview?.attributes.find(({ name }) => name === 'colours')?.description).toMatch(
      /^The colors .+ `\{name, colour\}`/,
    );
  });

  it('keeps the capital of a place inside a sentence', () => {
    const insured = { ...boulder, facts: { insurance: 'Licensed and insured in Colorado' } };
    const { items } = readContent(insured, join(folder, 'content'))['why-choose-us'];
    expect(items.map(({ text }) => text)).toContain('A team that is licensed and insured in Colorado.');
  });

  it("shows the template's value for a missing field that an update added", () => {
    write('labels.json', (words) => words.replace(/"home": "[^"]*",/, ''));
    expect(() => findings('labels.json')).toThrow(
      /labels\.json: home: is missing; in site\/content\/labels\.json it is "[^"]+"$/,
    );
  });

  it("shows the template's value for a field of the wrong type", () => {
    write('residential.json', (words) => words.replace(/"others": \[\s*\{[^}]*\}/, '"others": ["Garages"'));
    expect(() => findings('residential.json')).toThrow(
      /services\.others\.0: must be of type object; in site\/content\/residential\.json it is \{"label":/,
    );
  });

  it('names pages that the menus do not lead to, and missing licences', () => {
    write('navigation.json', (words) => words.replace(/\{[^{}]*"initialism": "faq"\s*\},/, ''));
    expect(findings('navigation.json')).toContain('should header: no entry leads to /faqs');
    expect(findings('business.json')).toContain('should certifications: names no licence or certificate');
    const unplaced: Business = {
      ...boulder,
      serviceArea: { ...boulder.serviceArea, towns: ['Boulder', 'Nowhere Hill'] },
    };
    expect(findings('business.json', unplaced)).toContainEqual(
      expect.stringMatching(/^should serviceArea\.places: does not place Nowhere Hill, /),
    );
  });
});

describe('a picture of the business under a name of the template', () => {
  it("needs an alternative text that is not the template's", () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/hero.jpg'), '');
    expect(findings('index.json')).toContainEqual(
      expect.stringMatching(/^must picture\.alt: describes the template's picture, and "hero" is yours: /),
    );
    write('index.json', (words) =>
      words.replace(/"alt": "A living room with a wall[^"]*"/, '"alt": "A porch"'),
    );
    expect(findings('index.json').filter((line) => line.includes('describes'))).toEqual([]);
  });

  it('needs no text of its own on a page that is not built, such as reviews', () => {
    cpSync(fromRoot('site/content/reviews.json'), join(folder, 'content/reviews.json'));
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/room-after.jpg'), '');
    const asked = expect.stringMatching(/^must picture\.alt: describes the template's picture/);
    expect(findings('reviews.json')).toContainEqual(asked);
    write('reviews.json', (words) => JSON.stringify({ ...JSON.parse(words), reviews: [] }));
    expect(findings('reviews.json')).toEqual([]);
  });

  it("a banner with the business's own picture may not name the template's paint", () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/hero.jpg'), '');
    expect(findings('index.json')).toContainEqual(
      expect.stringMatching(
        /^must panel: names "Deep teal", the paint of the template's picture, and "hero" is yours/,
      ),
    );
    write('index.json', (words) => JSON.stringify({ ...JSON.parse(words), panel: undefined }));
    expect(findings('index.json').join()).not.toContain('must panel');
  });

  it('needs one in French, too, where the first words have described it in French', () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/hero.jpg'), '');
    const template = JSON.parse(readFileSync(fromRoot('site/content/index.json'), 'utf8'));
    const { picture } = Object(startWords('index', template, { language: 'fr' }));
    write('index.json', (words) => JSON.stringify({ ...JSON.parse(words), picture }));
    expect(findings('index.json', { ...boulder, languages: ['fr'] })).toContainEqual(
      expect.stringMatching(
        /^must picture\.alt: describes the template's picture, and "hero" is yours: "Un salon/,
      ),
    );
  });
});

describe('the pages of a business, as a customer reads them', () => {
  const sentence = 'Tape off, covers up, floors vacuumed.';
  const page = (path: string, html: string) => ({ path, html: `<main>${html}</main>` });
  const found = (html: string, business: Business = boulder) =>
    pageFindings([page('/', html)], business, new Set(['porch'])).map(lineOf);

  it('must not claim what the template does, unless a fact of the business says the same', () => {
    expect(found(`<p>Ours. <b>${sentence}</b></p>`)).toEqual([
      `must: /: claim: is the template's, and yours to answer for: "${sentence}"`,
    ]);
    expect(found(`<p>${sentence}</p>`, { ...boulder, facts: { cleansUp: true } })).toEqual([]);
  });

  it('should have words of its own, and must in another language than English', () => {
    const words = "<p>There's no page here. It may have been painted over.</p>";
    expect(found(words)).toEqual([
      `should: /: sentence: is the template's: "It may have been painted over."`,
    ]);
    expect(found('<p>Call, or send the form.</p>')).toEqual([]);
    expect(found('<p>Call, or send the form.</p>', { ...boulder, languages: ['fr'] })).toEqual([
      `must: /: sentence: is the template's: "Call, or send the form."`,
    ]);
  });

  it('state no price that is not among the facts, and none of the template at all', () => {
    const priced = { ...boulder, minimumOrder: 420, facts: {}, languages: ['en'] as Business['languages'] };
    expect(found('<p>Our minimum is $420.00, or 420,00 $.</p>', priced)).toEqual([]);
    expect(found('<p>A house is $4,500 here. A room is $777.</p>', priced)).toEqual([
      `must: /: price: 4500 is the template's price, and none of your facts: "A house is $4,500 here."`,
      `should: /: price: 777 is none of your facts: "A room is $777."`,
    ]);
    const estimator = [page('/estimator', '<painting-estimator></painting-estimator>'), page('/about', '')];
    expect(pageFindings(estimator, priced, new Set(), ['garage']).map(lineOf)).toEqual([
      "must: /estimator: price: the estimator charges the template's rates for garage",
    ]);
  });

  it('show each picture of the template in one finding that says where', () => {
    const hero = '<img class="cover picture-hero" alt="A wall"><img class="picture-porch" alt="">';
    const pages = [page('/', hero), page('/about', hero), page('/faqs', '<p>Hello</p>')];
    expect(
      pageFindings([...pages, page('/b', '<img class="picture-porch">')], boulder, new Set(['porch'])),
    ).toMatchObject([
      {
        level: 'should',
        file: '/, /about',
        message: `"hero" is the template's: put one of yours into images`,
      },
    ]);
    expect(pageFindings(pages, boulder, new Set(['porch']))).toMatchObject([{ file: 'every page' }]);
  });
});

describe('a draft', () => {
  const site = readSite(new PictureStore());
  const story = must('about.json', 'story', 'is not yours');

  it('says so on its pages and keeps search engines out', async () => {
    const draft = await renderPage({ ...site, findings: [story] }, 'faqs.html');
    expect(draft).toMatch(/<meta name="robots" content="noindex">[\s\S]*<p class="draft">\S+ ?: 1 /);
    expect(await renderPage({ ...site, findings: [] }, 'faqs.html')).not.toMatch(/noindex|class="draft"/);
  });

  it('is refused for publishing, with the reason', () => {
    expect(refusalOf([story])).toContain('must: about.json: story: is not yours');
    expect(refusalOf([{ ...story, level: 'should' }])).toBeNull();
    const [named, ...rest] = buildReport([story, { ...story, level: 'should' }]);
    expect(named).toBe('must: about.json: story: is not yours');
    expect(rest).toEqual([expect.stringContaining('draft'), 'npm run business -- check: 1 must, 1 should.']);
  });
});
