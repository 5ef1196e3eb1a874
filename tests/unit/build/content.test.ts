import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readBusiness } from '../../../build/business';
import { contentFolder } from '../../../build/business-folder';
import { nameFromRoot } from '../../../build/from-root';
import { contentFiles } from '../../../build/site/content/content-files';
import { parseMarkdownFile } from '../../../build/site/content/markdown-file';
import { readContent } from '../../../build/site/content/read-content';

const business = readBusiness();
const allFiles = contentFiles(contentFolder).map(({ path }) => path);

/** Every file, but of the services and of the articles one each: the others have the same schema. */
const files = allFiles.filter((file) => {
  const folder = /^(services|blog)\/(?!404)/.exec(file)?.[0];
  return !folder || file === allFiles.find((other) => other.startsWith(folder) && !/404/.test(other));
});

/** Fields that a content file may leave out. */
const optionalFields = [
  ...[
    'about',
    'action',
    'arrangement',
    'badge',
    'card',
    'children',
    'claim',
    'closing',
    'figure',
    'figure',
    'focus',
    'footer',
  ],
  ...['formerSlugs', 'heading', 'href', 'label', 'lead', 'link', 'list', 'match', 'menu', 'note', 'numbered'],
  ...[
    'order',
    'paragraphs',
    'parts',
    'picture',
    'residential',
    'services',
    'steps',
    'table',
    'teaser',
    'text',
  ],
  ...['tone', 'when'],
];

type Fields = Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The lines of the error that the content of the folder causes, as if they were about this site; none when there is nothing wrong with it. */
function mistakes(): string[] {
  try {
    readContent(business, folder);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replaceAll(nameFromRoot(folder), 'site/content').split('\n');
  }
}

function sourceOf(file: string): unknown {
  const source = readFileSync(join(contentFolder, file), 'utf8');
  return file.endsWith('.md') ? parseMarkdownFile(source, file) : JSON.parse(source);
}

function write(file: string, content: unknown): void {
  const { body, ...frontMatter } = content as Fields;
  const source = file.endsWith('.md')
    ? `---\n${stringify(frontMatter)}---\n${body ?? ''}`
    : JSON.stringify(content);
  writeFileSync(join(folder, file), source);
}

/** A content file with one text put in place of another, as an editor would. */
function replaceIn(file: string, text: string, replacement: string): void {
  const source = readFileSync(join(contentFolder, file), 'utf8');
  expect(source).toContain(text);
  writeFileSync(
    join(folder, file),
    source.replace(text, () => replacement),
  );
}

/** Where the fields of a value are, `['items', '0', 'title']`: the first of those that share a schema. */
function fieldPaths(value: unknown): string[][] {
  const firstOfShape = new Map<string, string[]>();
  for (const { path, shape } of fieldsIn(value)) {
    if (!firstOfShape.has(shape)) firstOfShape.set(shape, path);
  }
  return [...firstOfShape.values()];
}

/** The fields of a value; the entries of a list have one shape, unless their `kind` differs. */
function fieldsIn(value: unknown, path: string[] = [], shape = ''): { path: string[]; shape: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const here = [...path, key];
    if (Array.isArray(value)) return fieldsIn(field, here, `${shape}.*${field?.kind ?? ''}`);
    return [{ path: here, shape: `${shape}.${key}` }, ...fieldsIn(field, here, `${shape}.${key}`)];
  });
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

describe('the content of this site', () => {
  it('has no mistakes', () => {
    expect(mistakes()).toEqual([]);
  });

  it('has the business filled into its texts', () => {
    expect(readContent(business, folder).about.lead).toContain(`${business.area} since`);
  });

  it('takes reviews with date, place, source, link and stars, and refuses wrong ones', () => {
    // A business may have no reviews: then this test brings the page along.
    const page = {
      title: 'Reviews',
      description: 'What clients say.',
      picture: (sourceOf('about.json') as Fields).picture,
      region: 'Reviews',
      carousel: { heading: 'What clients say', button: 'All reviews' },
      labels: { stars: '{stars} of 5', link: 'Read it' },
    };
    const review = { fullName: 'A client', reviewText: 'Clean lines.' };
    const given = {
      date: '2026-05-13',
      place: 'Leaside',
      source: 'Google',
      link: 'https://r.example/1',
      stars: 4,
    };
    write('reviews.json', { ...page, reviews: [{ ...review, ...given }] });
    expect(mistakes()).toEqual([]);
    write('reviews.json', { ...page, reviews: [{ ...review, date: 'May', link: 'google', stars: 6 }] });
    expect(mistakes()).toEqual([
      'site/content/reviews.json: reviews.0.date: must be a date such as 2026-05-13',
      'site/content/reviews.json: reviews.0.link: must be a whole web address that begins with https:// or http://',
      'site/content/reviews.json: reviews.0.stars: must be from 1 to 5',
    ]);
  });

  it('leaves out an entry whose `when` names what the business does not have', () => {
    const labels = (isFamilyOwned: boolean) =>
      readContent({ ...business, isFamilyOwned }, folder).footer.accreditations.map(({ label }) => label);
    expect(labels(true)).toHaveLength(3);
    expect(labels(false)).toEqual(labels(true).slice(0, 2));
  });
});

describe.each(files)('site/content/%s', (file) => {
  it('names every field that is misspelt', () => {
    for (const path of fieldPaths(sourceOf(file)).filter(
      (path) => !['body', 'kind'].includes(`${path.at(-1)}`),
    )) {
      write(file, withField(file, path, `${path.at(-1)}x`));
      expect(mistakes()).toContain(`site/content/${file}: ${path.join('.')}x: is not a known field`);
    }
  });

  it('names every field that is missing, unless it may be left out', () => {
    for (const path of fieldPaths(sourceOf(file)).filter(
      (path) => !['body', 'kind'].includes(`${path.at(-1)}`),
    )) {
      write(file, withField(file, path, undefined));
      const line = `site/content/${file}: ${path.join('.')}: is missing`;
      const found = mistakes().some((mistake) => mistake.startsWith(line));
      expect(found || optionalFields.includes(path.at(-1) ?? ''), line).toBe(true);
    }
  });

  it('is named when it cannot be read', () => {
    writeFileSync(join(folder, file), '{');
    expect(mistakes()[0]).toMatch(
      file.endsWith('.md')
        ? `site/content/${file}: does not begin with front matter between two lines of ---`
        : `site/content/${file}: is not valid JSON: `,
    );
  });
});

describe('a mistake in the content is named with its place', () => {
  it.each(files.filter((file) => file.endsWith('.json') && !/^services\/|^reviews/.test(file)))(
    'when %s is not there',
    (file) => {
      rmSync(join(folder, file));
      expect(mistakes()).toContain(`site/content/${file}: is missing`);
    },
  );

  it('when no schema knows the file', () => {
    write('prices.json', []);
    expect(mistakes()).toEqual(['site/content/prices.json: is not a known field']);
  });

  it('when a text is empty', () => {
    replaceIn('footer.json', '"CALL US TODAY"', '" "');
    expect(mistakes()).toEqual(['site/content/footer.json: callBand.button: must not be empty']);
  });

  it('when a text is of another type', () => {
    replaceIn('footer.json', '"CALL US TODAY"', '7');
    expect(mistakes()).toEqual(['site/content/footer.json: callBand.button: must be of type string']);
  });

  it('when the front matter is not YAML', () => {
    replaceIn('privacy.md', 'title: Privacy', 'title: [Privacy');
    expect(mistakes()[0]).toMatch(/^site\/content\/privacy\.md: its front matter is not valid YAML: /);
  });

  it('when a text or a `when` names what the business does not have', () => {
    replaceIn('about.json', '{{ business.area }}', '{{ business.fax }}');
    expect(mistakes()[0]).toMatch(
      /^site\/content\/about\.json: description: undefined variable: business\.fax/,
    );
    write('about.json', sourceOf('about.json'));
    replaceIn('footer.json', '"when": "insurance"', '"when": "insured"');
    expect(mistakes()).toEqual([
      'site/content/footer.json: accreditations.0.when: the business has no field "insured"',
    ]);
  });

  it('when a link leads to no page', () => {
    replaceIn('navigation.json', '"path": "/about"', '"path": "/abuot"');
    expect(mistakes()).toEqual([
      'site/content/navigation.json: header.2.path: "/abuot" is no page of this site',
    ]);
  });

  it('when there is no such picture or icon', () => {
    replaceIn('services/apartment-condo-painting.json', '"name": "condo"', '"name": "cando"');
    replaceIn('benefits.json', '"icon": "sun"', '"icon": "sunn"');
    expect(mistakes()).toEqual([
      'site/content/benefits.json: items.0.icon: there is no icon "sunn"',
      'site/content/services/apartment-condo-painting.json: picture.name: there is no picture "cando" in site/images',
    ]);
  });

  it('when a call to action leads nowhere, or to two places', () => {
    replaceIn('index.json', '"action": "quote"', '"href": "/contact", "action": "quote"');
    replaceIn('residential.json', '"href": "/contact"', '"about": "painting"');
    const message = 'must have either "action": "quote" or "href"';
    expect(mistakes()).toEqual([
      `site/content/index.json: bars.quote: ${message}`,
      `site/content/residential.json: bars.contact: ${message}`,
    ]);
  });

  it('when a section of a service is of no kind, a table uneven or a column empty', () => {
    const file = 'services/apartment-condo-painting.json';
    replaceIn(file, '"kind": "points"', '"kind": "point"');
    expect(mistakes()[0]).toMatch(`site/content/${file}: sections.2.kind: must be the kind of a section: `);
    replaceIn(file, '["In your suite", "Why it matters"]', '["In your suite"]');
    expect(mistakes()).toEqual([
      `site/content/${file}: sections.5.columns.1.table: must have as many cells in each row as in its head`,
    ]);
    write(file, withField(file, ['sections', '5', 'columns', '1', 'table'], undefined));
    expect(mistakes()).toEqual([
      `site/content/${file}: sections.5.columns.1: must have one of "text", "table" and "picture"`,
    ]);
  });

  it('when the name of a file cannot be part of an address', () => {
    cpSync(join(folder, 'blog/the-tool-box.md'), join(folder, 'blog/The Tool Box.md'));
    expect(mistakes()).toEqual(['site/content/blog/The Tool Box.md: must be a slug, such as the-tool-box']);
  });

  it('when the category of an article is not in the list', () => {
    replaceIn('blog.json', 'Condo Painting Services', 'Condo Painting');
    expect(mistakes()).toEqual([
      'site/content/blog/painting-a-condo.md: category: "Condo Painting Services" is none of the categories in site/content/blog.json',
    ]);
  });

  it('when the footer shows an article that does not exist, or one has no readable date', () => {
    replaceIn('footer.json', '"the-tool-box"', '"the-toolbox"');
    expect(mistakes()).toEqual([
      'site/content/footer.json: blog.article: there is no article "the-toolbox" in site/content/blog',
    ]);
    replaceIn('blog/the-tool-box.md', '2022-04-12T13:00:00.000Z', 'April 12');
    expect(mistakes()[0]).toMatch(
      /^site\/content\/blog\/the-tool-box\.md: createdAt: must be a time with its zone/,
    );
  });
});
