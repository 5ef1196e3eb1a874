import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import { fromRoot } from '../../../build/from-root';
import { readContent } from '../../../build/site/content/read-content';

const business = readBusiness();
const sourceFolder = fromRoot('site/content');
const files = readdirSync(sourceFolder);

/** Fields that a content file may leave out. */
const optionalFields = [
  ...['about', 'action', 'alt', 'badge', 'children', 'formerIds', 'href', 'image', 'link', 'match', 'teaser'],
  'path',
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(sourceFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The lines of the error that the content of the folder causes; none when there is nothing wrong with it. */
function mistakes(): string[] {
  try {
    readContent(business, folder);
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

function sourceOf(file: string): unknown {
  return JSON.parse(readFileSync(join(sourceFolder, file), 'utf8'));
}

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(content));
}

/** A content file with one text put in place of another, as an editor would. */
function replaceIn(file: string, text: string, replacement: string): void {
  const source = readFileSync(join(sourceFolder, file), 'utf8');
  expect(source).toContain(text);
  writeFileSync(
    join(folder, file),
    source.replace(text, () => replacement),
  );
}

/** Where the fields of a value are: `['items', '0', 'title']`. */
function fieldPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    ...(Array.isArray(value) ? [] : [[...path, key]]),
    ...fieldPaths(field, [...path, key]),
  ]);
}

/** The content of a file whose field has another name, or none. */
function withField(file: string, path: string[], name: string | undefined): unknown {
  const content = sourceOf(file);
  const key = path.at(-1) ?? '';
  const owner = path.slice(0, -1).reduce((value, step) => (value as Fields)[step], content) as Fields;
  if (name !== undefined) owner[name] = owner[key];
  delete owner[key];
  return content;
}

type Fields = Record<string, unknown>;

describe('the content of this site', () => {
  it('has no mistakes', () => {
    expect(mistakes()).toEqual([]);
  });

  it('has the business filled into its texts', () => {
    expect(readContent(business, folder).about.banner.lead).toContain(`${business.area} since`);
  });

  it('takes reviews with date, place, source, link and stars, and refuses wrong ones', () => {
    const [review] = sourceOf('reviews.json') as Fields[];
    const given = {
      date: '2026-05-13',
      place: 'Leaside',
      source: 'Google',
      link: 'https://r.example/1',
      stars: 4,
    };
    write('reviews.json', [{ ...review, ...given }]);
    expect(mistakes()).toEqual([]);
    write('reviews.json', [{ ...review, date: 'May', link: 'google', stars: 6 }]);
    expect(mistakes()).toEqual([
      'site/content/reviews.json: 0.date: must be a date such as 2026-05-13',
      'site/content/reviews.json: 0.link: must be a whole web address that begins with https:// or http://',
      'site/content/reviews.json: 0.stars: must be from 1 to 5',
    ]);
  });
});

describe.each(files)('site/content/%s', (file) => {
  it('names every field that is misspelt', () => {
    const paths = fieldPaths(sourceOf(file));
    for (const path of paths) {
      write(file, withField(file, path, `${path.at(-1)}x`));
      expect(mistakes()).toContain(`site/content/${file}: ${path.join('.')}x: is not a known field`);
    }
  });

  it('names every field that is missing, unless it may be left out', () => {
    for (const path of fieldPaths(sourceOf(file))) {
      write(file, withField(file, path, undefined));
      const line = `site/content/${file}: ${path.join('.')}: is missing`;
      const found = mistakes().some((mistake) => mistake.startsWith(line));
      expect(found || optionalFields.includes(path.at(-1) ?? ''), line).toBe(true);
    }
  });

  it('is missed when it is not there', () => {
    rmSync(join(folder, file));
    expect(mistakes()).toEqual([`site/content/${file}: is missing`]);
  });

  it('is named when it is no JSON', () => {
    writeFileSync(join(folder, file), '{');
    expect(mistakes()[0]).toMatch(`site/content/${file}: is not valid JSON: `);
  });
});

describe('a mistake in the content is named with its place', () => {
  it('when no schema knows the file', () => {
    write('prices.json', []);
    expect(mistakes()).toEqual(['site/content/prices.json: is not a known field']);
  });

  it('when a text is empty', () => {
    replaceIn('bands.json', '"CALL US TODAY"', '" "');
    expect(mistakes()).toEqual(['site/content/bands.json: bottom.button: must not be empty']);
  });

  it('when a text is of another type', () => {
    replaceIn('bands.json', '"CALL US TODAY"', '7');
    expect(mistakes()).toEqual(['site/content/bands.json: bottom.button: must be of type string']);
  });

  it('when a text names what the business does not have', () => {
    replaceIn('about.json', '{{ business.area }}', '{{ business.fax }}');
    expect(mistakes()[0]).toMatch(
      /^site\/content\/about\.json: banner\.lead: undefined variable: business\.fax/,
    );
  });

  it('when a link leads to no page', () => {
    replaceIn('navigation.json', '"path": "/about"', '"path": "/abuot"');
    expect(mistakes()).toEqual([
      'site/content/navigation.json: header.2.path: "/abuot" is no page of this site',
    ]);
  });

  it('when there is no such picture or icon', () => {
    replaceIn('services.json', '"image": "condo"', '"image": "cando"');
    replaceIn('benefits.json', '"icon": "sun"', '"icon": "sunn"');
    expect(mistakes()).toEqual([
      'site/content/benefits.json: items.0.icon: there is no icon "sunn"',
      'site/content/services.json: cards.1.image: there is no picture "cando" in site/images',
    ]);
  });

  it('when a call to action leads nowhere, or to two places', () => {
    replaceIn('home.json', '"action": "quote"', '"href": "/contact", "action": "quote"');
    replaceIn('residential.json', '"href": "/contact"', '"about": "painting"');
    const message = 'must have either "action": "quote" or "href"';
    expect(mistakes()).toEqual([
      `site/content/home.json: bars.quote: ${message}`,
      `site/content/residential.json: bars.contact: ${message}`,
    ]);
  });

  it('when the category of an article is not in the list', () => {
    replaceIn('categories.json', 'Condo Painting Services', 'Condo Painting');
    expect(mistakes()).toEqual([
      'site/content/articles.json: 3.category: "Condo Painting Services" is not in site/content/categories.json',
    ]);
  });

  it('when an article has no page, no readable date or a picture without its description', () => {
    replaceIn('articles.json', '"id": "the-tool-box"', '"id": "the-toolbox"');
    expect(mistakes()).toEqual(['site/content/articles.json: 0.id: has no page of that name in site/blog']);
    replaceIn('articles.json', '2022-04-12T13:00:00.000Z', 'April 12');
    expect(mistakes()[0]).toMatch(
      /^site\/content\/articles\.json: 0\.createdAt: must be a time with its zone/,
    );
    write('articles.json', withField('articles.json', ['2', 'alt'], undefined));
    expect(mistakes()).toEqual(['site/content/articles.json: 2.alt: is missing: say what the picture shows']);
  });
});
