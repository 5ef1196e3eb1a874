import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { readBusiness } from '../../../../build/business/business';
import { contentFolder } from '../../../../build/business/folders';
import { nameFromRoot } from '../../../../build/business/from-root';
import { fillIn } from '../../../../build/content/fill-in';
import { contentFiles } from '../../../../build/content/page-files';
import { parseMarkdownFile, readContent } from '../../../../build/content/read-content';
import type { Business } from '../../../../shared/business/business-schema';

// Uses the second business's texts, which don't change with the site's own.
vi.hoisted(() => {
  process.env.BUSINESS = 'tests/support/businesses/maple-brush';
});

const business = readBusiness();
const allFiles = contentFiles(contentFolder).map(({ path }) => path);

/** Every file, but only one service and one article, since the others share their schema. */
const files = allFiles.filter((file) => {
  const folder = /^(services|blog)\/(?!404)/.exec(file)?.[0];
  return !folder || file === allFiles.find((other) => other.startsWith(folder) && !/404/.test(other));
});

/** Optional fields of content files. */
const optionalFields = [
  ...[
    'about',
    'action',
    'arrangement',
    'article',
    'articles',
    'badge',
    'card',
    'children',
    'claim',
    'closing',
    'compare',
    'crew',
    'figure',
    'footer',
    'footerPicture',
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
  ...['answers', 'bannerNote', 'outside', 'quoteSheet', 'unless', 'warranty'],
  ...['mark', 'owner', 'paints', 'papers', 'portrait', 'projects', 'tone', 'translations', 'trust', 'when'],
];

type Fields = Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Lines of the error caused by the folder's content, relative to the content folder; empty if valid. */
function mistakes(): string[] {
  try {
    readContent(business, folder);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replaceAll(nameFromRoot(folder), 'content').split('\n');
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

/** Replaces a text in a content file, as an editor would. */
function replaceIn(file: string, text: string, replacement: string): void {
  const source = readFileSync(join(contentFolder, file), 'utf8');
  expect(source).toContain(text);
  writeFileSync(
    join(folder, file),
    source.replace(text, () => replacement),
  );
}

/** Paths of a value's fields, such as `['items', '0', 'title']`; one per shared schema. */
function fieldPaths(value: unknown): string[][] {
  const firstOfShape = new Map<string, string[]>();
  for (const { path, shape } of fieldsIn(value)) {
    if (!firstOfShape.has(shape)) firstOfShape.set(shape, path);
  }
  return [...firstOfShape.values()];
}

/** Fields of a value; list entries share one shape unless their `kind` differs. */
function fieldsIn(value: unknown, path: string[] = [], shape = ''): { path: string[]; shape: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const here = [...path, key];
    if (Array.isArray(value)) return fieldsIn(field, here, `${shape}.*${field?.kind ?? ''}`);
    return [{ path: here, shape: `${shape}.${key}` }, ...fieldsIn(field, here, `${shape}.${key}`)];
  });
}

/** Paths of fields in each file, grouped by depth, so that one reading reports all of a group. */
function fieldsByDepth(): ReadonlyMap<string, string[][]>[] {
  const depths: Map<string, string[][]>[] = [];
  for (const file of files) {
    for (const path of fieldPaths(sourceOf(file))) {
      if (['body', 'kind'].includes(`${path.at(-1)}`)) continue;
      const group = depths[path.length] ?? new Map<string, string[][]>();
      depths[path.length] = group;
      group.set(file, [...(group.get(file) ?? []), path]);
    }
  }
  return Object.values(depths);
}

/** A line for each field; `say` is given file and path. */
function linesOf(fields: ReadonlyMap<string, string[][]>, say: (place: string) => string): string[] {
  return [...fields].flatMap(([file, paths]) =>
    paths.map((path) => say(`content/${file}: ${path.join('.')}`)),
  );
}

/** Content of a file with fields renamed or removed. */
function withFields(file: string, paths: string[][], rename: (name: string) => string | undefined): unknown {
  const content = sourceOf(file);
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const owner = path.slice(0, -1).reduce((value, step) => (value as Fields)[step], content) as Fields;
    const name = rename(key);
    if (name !== undefined) owner[name] = owner[key];
    delete owner[key];
  }
  return content;
}

describe('the content of a site', () => {
  it('has no mistakes', () => {
    expect(mistakes()).toEqual([]);
  });

  it.each(['footer.json', 'blog/blancs-du-nord.md'])(
    '%s may begin with a byte order mark, and end its lines and its --- as other editors do',
    (file) => {
      const source = readFileSync(join(contentFolder, file), 'utf8');
      writeFileSync(
        join(folder, file),
        `\ufeff${source.replaceAll(/^---$/gm, '--- ').replaceAll('\n', '\r\n')}`,
      );
      expect(mistakes()).toEqual([]);
    },
  );

  it('has the business filled into its texts', () => {
    expect(readContent(business, folder).about.lead).toContain(`à ${business.city} depuis ${business.since}`);
  });

  it('accepts reviews with date, place, source, link and stars, and rejects wrong ones', () => {
    const { title, description, picture } = sourceOf('about.json') as Fields;
    const review = { fullName: 'Anne', reviewText: 'Du beau travail.' };
    const page = {
      ...{ title, description, picture, region: 'Avis' },
      carousel: { heading: 'Ce que disent nos clients', button: 'Lire les avis' },
      labels: { stars: '{stars} étoiles sur 5', link: 'Lire' },
    };
    const given = {
      date: '2026-05-13',
      place: 'Hull',
      source: 'Google',
      link: 'https://r.example/1',
      stars: 4,
      mark: 'Exemple',
      service: 'boiseries-patrimoniales',
    };
    write('reviews.json', { ...page, reviews: [{ ...review, ...given }] });
    expect(mistakes()).toEqual([]);
    write('reviews.json', { ...page, reviews: [{ ...review, date: 'May', link: 'google', stars: 6 }] });
    expect(mistakes()).toEqual([
      'content/reviews.json: reviews.0.date: must be a date such as 2026-05-13',
      'content/reviews.json: reviews.0.link: must be a whole web address that begins with https:// or http://',
      'content/reviews.json: reviews.0.stars: must be from 1 to 5',
    ]);
  });

  it('accepts owner, papers, projects and crew, each alone', () => {
    const { trust: _, ...about } = sourceOf('about.json') as Fields;
    const picture = { name: 'tools', alt: 'Des pots de peinture' };
    const parts: Fields = {
      owner: { heading: 'Bonjour', note: 'À bientôt.', signature: 'Nous', portrait: picture },
      papers: { heading: 'Papiers', items: [{ mark: 'Exemple', label: 'Assurance', picture }] },
      projects: {
        ...{
          heading: 'Chantiers',
          text: 'Trois.',
          labels: { paint: 'Couleur', product: 'Produit', sheen: 'Lustre', days: 'Jours' },
        },
        items: [{ room: 'Salon', product: 'Acrylique', sheen: 'Mat', days: '2' }],
      },
      crew: { heading: 'Équipe', items: [{ name: 'Anne', work: 'Boiseries' }] },
    };
    for (const [name, part] of Object.entries(parts)) {
      write('about.json', { ...about, trust: { [name]: part } });
      expect(mistakes()).toEqual([]);
      write('about.json', { ...about, trust: { [name]: { ...(part as Fields), heading: '' } } });
      expect(mistakes()).toEqual([`content/about.json: trust.${name}.heading: must not be empty`]);
    }
  });

  it('rejects a finished job in an unknown paint', () => {
    const projects = {
      ...{ heading: 'Chantiers', text: 'Trois.' },
      labels: { paint: 'Couleur', product: 'Produit', sheen: 'Lustre', days: 'Jours' },
      items: [{ room: 'Salon', paint: 'Erable', product: 'Acrylique', sheen: 'Mat', days: '2' }],
    };
    write('about.json', { ...(sourceOf('about.json') as Fields), trust: { projects } });
    expect(mistakes()).toEqual([
      'content/about.json: trust.projects.items.0.paint: "Erable" is no paint of content/paints.json',
    ]);
  });

  it('rejects a preview in an unknown paint', () => {
    replaceIn('services/boiseries-patrimoniales.json', '"paint": "Érable"', '"paint": "Erable"');
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /content\/services\/boiseries-patrimoniales\.json: sections\.\d\.paint: "Erable" is no paint of content\/paints\.json/,
      ),
    ]);
  });

  it('leaves out entries whose `when` names a missing fact, or whose `unless` a present one', () => {
    const entries = [
      { when: ['insurance', 'warrantyYears'], label: 'Les deux' },
      { when: 'insurance', label: 'Assurés' },
      { unless: 'insurance', label: 'Sans' },
    ];
    const labels = (facts: Business['facts']) => fillIn(entries, { ...business, facts }, 'a page');
    expect(labels({ insurance: 'Oui' })).toEqual([{ label: 'Assurés' }]);
    expect(labels({ warrantyYears: 2 })).toEqual([{ label: 'Sans' }]);
  });

  it('leaves out every sentence that needs a missing fact, and nothing else', () => {
    const facts = { exteriorRate: { from: 2.5, to: 4 } };
    const fill = (value: unknown) => fillIn(value, { ...business, name: 'Roy inc.', facts }, 'a page');
    const promise =
      'Depuis {{ facts.yearsInOperation }} ans. {{ business.name }} répond. Ou {{ answerTime }} ?';
    expect(fill(promise)).toBe('Roy inc. répond.');
    expect(fill('{{ facts.exteriorRate | price }} par {{ areaUnit }}')).toBe(
      '2,50\u00a0$ à 4\u00a0$ par mètre carré',
    );
    expect(fill({ claim: '{{ facts.interiorRate | price }}.', kept: 'Oui.' })).toEqual({ kept: 'Oui.' });
    expect(
      fill([
        ['Garantie', '{{ warranty }}'],
        ['Devis', 'Gratuit'],
      ]),
    ).toEqual([['Devis', 'Gratuit']]);
    expect(fill('1. Un.\n2. {{ warranty }}.\n| Garantie | {{ warranty }} |\n- Deux. {{ warranty }}.')).toBe(
      '1. Un.\n- Deux.',
    );
  });

  it('reports a required text that is nothing without a missing fact', () => {
    const unsaid = { ...business, facts: { ...business.facts, answerHours: undefined } };
    expect(() => readContent(unsaid, folder)).toThrow(
      'faqs.json: aside.text: has no sentence that stands without a fact missing in business.json',
    );
  });

  it('counts the services and paints', () => {
    replaceIn('residential.json', 'Les trois premières', 'Les {{ count.services | in_words }} premières');
    expect(readContent(business, folder).residential.services.text).toContain('Les trois premières ont');
  });
});

describe('French texts', () => {
  it('French sentences list services in lower case', () => {
    replaceIn('residential.json', 'Les trois premières', '{{ services }}. Les trois premières');
    const [first, ...others] =
      readContent(business, folder).residential.services.text?.split(/, | et /) ?? [];
    expect(first).toMatch(/^\p{Lu}/u);
    expect(others.join()).toMatch(/^\p{Ll}/u);
  });

  it('French texts have a no-break space before colons and inside quotation marks', () => {
    const { body } = readContent(business, folder).privacy;
    expect(body).not.toMatch(/ :\s|« | »|’/);
    expect(body).toContain('en cours\u00a0: `painting-');
    expect(body).toContain('«\u00a03 + 4 = ?\u00a0»');
  });
});

describe('every field of the content', () => {
  it('is reported if it is misspelt', () => {
    for (const fields of fieldsByDepth()) {
      for (const [file, paths] of fields)
        write(
          file,
          withFields(file, paths, (name) => `${name}x`),
        );
      const found = new Set(mistakes());
      const expected = linesOf(fields, (place) => `${place}x: is not a known field`);
      expect(expected.filter((line) => !found.has(line))).toEqual([]);
    }
  });

  it('is reported if it is missing, unless it is optional', () => {
    for (const fields of fieldsByDepth()) {
      for (const [file, paths] of fields)
        write(
          file,
          withFields(file, paths, () => undefined),
        );
      const found = mistakes();
      const expected = linesOf(fields, (place) => `${place}: is missing`);
      const silent = expected.filter((line) => !found.some((mistake) => mistake.startsWith(line)));
      const isOptional = (line: string) =>
        optionalFields.includes(/(\w+): is missing$/.exec(line)?.[1] ?? '');
      expect(silent.filter((line) => !isOptional(line))).toEqual([]);
    }
  });
});

describe.each(['footer.json', 'blog/blancs-du-nord.md'])('content/%s', (file) => {
  it('is reported if unreadable', () => {
    writeFileSync(join(folder, file), '{');
    expect(mistakes()[0]).toMatch(
      file.endsWith('.md')
        ? `content/${file}: does not begin with front matter between two lines of ---`
        : `content/${file}: is not valid JSON: `,
    );
  });
});

describe('a mistake in the content is reported with its place', () => {
  it('if files are missing', () => {
    const needed = files.filter((file) => /^(?!services\/|paints).*\.json$/.test(file));
    for (const file of needed) rmSync(join(folder, file));
    expect(mistakes()).toEqual(expect.arrayContaining(needed.map((file) => `content/${file}: is missing`)));
  });

  it('a missing service is reported', () => {
    for (const file of allFiles.filter((name) => name.startsWith('services/'))) rmSync(join(folder, file));
    expect(mistakes()).toContain('content/services: must have at least one file');
  });

  it('a file without a schema is reported', () => {
    write('prices.json', []);
    expect(mistakes()).toEqual(['content/prices.json: is not a known field']);
  });

  it('an empty text is reported', () => {
    replaceIn('footer.json', '"Appelez-nous"', '" "');
    expect(mistakes()).toEqual(['content/footer.json: callBand.button: must not be empty']);
  });

  it('a text of another type is reported', () => {
    replaceIn('footer.json', '"Appelez-nous"', '7');
    expect(mistakes()).toEqual(['content/footer.json: callBand.button: must be of type string']);
  });

  it('front matter with invalid YAML is reported', () => {
    replaceIn('blog/blancs-du-nord.md', 'title: ', 'title: [');
    expect(mistakes()[0]).toMatch(/^content\/blog\/blancs-du-nord\.md: its front matter is not valid YAML: /);
  });

  it('a text or `when` with an unknown field of the business is reported', () => {
    replaceIn('about.json', '{{ business.city }}', '{{ business.fax }}');
    expect(mistakes()[0]).toMatch(/^content\/about\.json: lead: undefined variable: business\.fax/);
    write('about.json', sourceOf('about.json'));
    replaceIn('footer.json', '"when": "insurance"', '"when": "insured"');
    expect(mistakes()).toEqual([
      'content/footer.json: accreditations.0.when: "insured" is not a fact in business.json',
    ]);
  });

  it('a link to no page is reported', () => {
    replaceIn('navigation.json', '"path": "/about"', '"path": "/abuot"');
    expect(mistakes()).toEqual(['content/navigation.json: header.2.path: "/abuot" is no page of this site']);
  });

  it('a service with a job that the business does not do is reported', () => {
    replaceIn('services/facades-et-balcons.json', '"order": 1', '"job": "roof", "order": 1');
    expect(mistakes()).toEqual([
      'content/services/facades-et-balcons.json: job: "roof" is not one of the jobs in business.json',
    ]);
  });

  it('a missing picture or icon is reported', () => {
    replaceIn('services/facades-et-balcons.json', '"name": "exterior"', '"name": "exteriour"');
    replaceIn('benefits.json', '"icon": "droplets"', '"icon": "dropplets"');
    expect(mistakes()).toEqual([
      'content/benefits.json: items.0.icon: there is no icon "dropplets"',
      'content/services/facades-et-balcons.json: picture.name: there is no picture "exteriour" in tests/support/businesses/maple-brush/images or site/images: put exteriour.jpg (or png, webp, avif, heic, tif) there',
    ]);
  });

  it('a call to action with no target or two is reported', () => {
    replaceIn('index.json', '"action": "quote"', '"href": "/contact", "action": "quote"');
    replaceIn('residential.json', '"href": "/contact"', '"about": "painting"');
    const message = 'must have either "action": "quote" or "href"';
    expect(mistakes()).toEqual([
      `content/index.json: bars.quote: ${message}`,
      `content/residential.json: bars.contact: ${message}`,
    ]);
  });

  it("a service's section with an unknown kind, an uneven table or an empty column is reported", () => {
    const file = 'services/facades-et-balcons.json';
    replaceIn(file, '"kind": "points"', '"kind": "point"');
    expect(mistakes()[0]).toMatch(`content/${file}: sections.2.kind: must be the kind of a section: `);
    replaceIn(file, '"Sur votre maison",', '');
    expect(mistakes()).toEqual([
      `content/${file}: sections.3.columns.1.table: must have as many cells in each row as in its head`,
    ]);
    write(
      file,
      withFields(file, [['sections', '3', 'columns', '1', 'table']], () => undefined),
    );
    expect(mistakes()).toEqual([
      `content/${file}: sections.3.columns.1: must have one of "text", "table", "picture", "compare" and "preview"`,
    ]);
  });

  it('a file name that is no slug is reported', () => {
    cpSync(join(folder, 'blog/peindre-une-galerie.md'), join(folder, 'blog/Peindre une galerie.md'));
    expect(mistakes()).toEqual(['content/blog/Peindre une galerie.md: must be a slug, such as the-tool-box']);
  });

  it('an article of an unlisted category is reported', () => {
    replaceIn('blog.json', '"Couleur"', '"Couleurs"');
    expect(mistakes()).toEqual([
      'content/blog/blancs-du-nord.md: category: "Couleur" is not one of the categories in content/blog.json',
    ]);
  });

  it('a missing article of the footer or thank-you page, or an invalid date, is reported', () => {
    replaceIn('footer.json', '"peindre-une-galerie"', '"peindre"');
    replaceIn('thank-you.json', '"peindre-une-galerie"', '"peindre"');
    expect(mistakes()).toEqual([
      'content/footer.json: blog.article: there is no article "peindre" in content/blog',
      'content/thank-you.json: next.articles.0: there is no article "peindre" in content/blog',
    ]);
    replaceIn('blog/peindre-une-galerie.md', '2024-05-21T14:00:00.000Z', 'April 12');
    expect(mistakes()[0]).toMatch(
      /^content\/blog\/peindre-une-galerie\.md: createdAt: must be a time with its zone/,
    );
  });
});
