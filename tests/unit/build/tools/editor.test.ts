import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { parseBusiness } from '../../../../build/business/business';
import { fromRoot } from '../../../../build/business/from-root';
import { repositoryBackend } from '../../../../build/business/repository';
import { headers } from '../../../../build/site/headers';
import { addRedirects } from '../../../../build/site/site';
import { BusinessFiles, RefusedCall } from '../../../../build/tools/editor/business-files';
import {
  type EditorCollection,
  editorCollections,
  editorRoot,
} from '../../../../build/tools/editor/editor-config';
import { labelOf } from '../../../../build/tools/editor/editor-fields';
import { isFromHere } from '../../../../build/tools/editor/editor-files-handler';
import type { EditorField, Form } from '../../../../build/tools/editor/form';
import { type FileContent, prepared, readFile, writeFile } from '../../../../build/tools/editor/save-file';
import { withNewName } from '../../../../build/tools/editor/service-name';
import { writtenValues } from '../../../../build/tools/editor/written-values';
import { fixedJobs } from '../../../../shared/jobs/job';

/** The site's business with a file for each job. */
const site = mkdtempSync(join(tmpdir(), 'edited-'));
for (const name of ['business.json', 'content'])
  cpSync(fromRoot(`site/${name}`), join(site, name), { recursive: true });
mkdirSync(join(site, 'jobs'));
for (const name of readdirSync(fromRoot('shared/jobs')).filter((file) => file.endsWith('.json'))) {
  const job = JSON.parse(readFileSync(fromRoot(`shared/jobs/${name}`), 'utf8'));
  const { rates, items, texts } = job;
  const card = { label: texts.en.label, explanation: texts.en.explanation };
  const changes = { rates, ...(items && { items: { rates: items.rates } }), texts: { en: card } };
  const own = fixedJobs.includes(job.id) ? changes : job;
  writeFileSync(join(site, 'jobs', name), `${JSON.stringify(own, null, 2)}\n`);
}
afterAll(() => rmSync(site, { recursive: true }));

const others = ['tests/support/businesses/maple-brush', 'tests/support/businesses/prairie-coat'].map(
  fromRoot,
);

describe.each([site, ...others])('the forms for %s', (business) => {
  const forms = formsByFile(editorCollections(business), editorRoot(business));

  it('cover every content file', () => {
    const files = readdirSync(business, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(content|jobs)\/.*\.(json|md)$|^business\.json$/.test(file))
      .map((file) => join(business, file));
    expect([...forms.keys()]).toEqual(expect.arrayContaining(files));
  });

  it('have a field for every word, figure and choice', () => {
    const missing = [...forms].flatMap(([file, form]) =>
      withoutField(contentOf(file), form).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('offer only texts and numbers to choose from, since Decap CMS takes no others', () => {
    const options = (form: Form | EditorField): unknown[] => [
      ...('options' in form ? [form.options].flat() : []),
      ...[...(form.fields ?? []), ...('types' in form ? (form.types ?? []) : [])].flatMap(options),
      ...('field' in form && form.field ? options(form.field) : []),
    ];
    const kinds = new Set([...forms.values()].flatMap(options).map((option) => typeof option));
    expect([...kinds].filter((kind) => kind !== 'string' && kind !== 'number' && kind !== 'object')).toEqual(
      [],
    );
  });

  it('save an unchanged file byte for byte', () => {
    for (const [file, form] of forms) {
      const text = readFileSync(file, 'utf8');
      expect(savedText(shuffled(readFile(text)), form, file), file).toBe(text);
    }
  });
});

it('the first article of a business is kept as Markdown, and its first review has a form among the pages', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'fresh-'));
  cpSync(site, fresh, { recursive: true });
  for (const name of readdirSync(join(fresh, 'content/blog')).filter((file) => file.endsWith('.md')))
    rmSync(join(fresh, 'content/blog', name));
  const reviews = join(fresh, 'content/reviews.json');
  writeFileSync(reviews, JSON.stringify({ ...JSON.parse(readFileSync(reviews, 'utf8')), reviews: [] }));
  const collections = new Map(editorCollections(fresh).map((collection) => [collection.name, collection]));
  rmSync(fresh, { recursive: true });
  const blog = collections.get('blog');
  expect(blog?.extension).toBe('md');
  expect(blog?.fields?.find(({ name }) => name === 'body')?.widget).toBe('markdown');
  const pages = collections.get('pages')?.files?.map(({ name }) => name);
  expect(pages).toEqual(expect.arrayContaining(['reviews', 'blog', 'blog-404']));
});

const forms = formsByFile(editorCollections(site), editorRoot(site));

it('the forms of the business and its prices have no label that is a name of the code', () => {
  const plainWords =
    'Branch,City,Colours,Country,Currency,Days,Fonts,From,Host,Logo,Opening hours,Painters,Phone,Public key,Service area,Text,Time zone,To,Towns,Wordmark'.split(
      ',',
    );
  const labelsOf = (fields: readonly EditorField[], path: string): string[] =>
    fields.flatMap((field) => [
      ...(field.label === labelOf(field.name) &&
      /^[a-z]/.test(field.name) &&
      !plainWords.includes(field.label)
        ? [`${path}.${field.name}`]
        : []),
      ...labelsOf(field.fields ?? [], `${path}.${field.name}`),
    ]);
  const business = [...forms].find(([file]) => file.endsWith('/business.json'))?.[1];
  expect(labelsOf(business?.fields ?? [], 'business')).toEqual([]);
});

it('lists show their entries by name', () => {
  const summaryOf = (file: string, ...path: readonly string[]) =>
    path.reduce<EditorField | Form | undefined>(
      (form, name) => form?.fields?.find((field) => field.name === name),
      forms.get(join(site, file)),
    );
  expect(summaryOf('business.json', 'serviceArea', 'towns')).toMatchObject({ summary: '{{fields.item}}' });
  expect(summaryOf('business.json', 'social')).toMatchObject({
    summary: '{{fields.label}}',
    label_singular: 'profile',
  });
  expect(summaryOf('content/reviews.json', 'reviews')).toMatchObject({ summary: '{{fields.fullName}}' });
  const service = 'content/services/garage-painting-services.json';
  expect(summaryOf(service, 'sections')).toMatchObject({
    types: expect.arrayContaining([
      expect.objectContaining({ name: 'points', summary: 'Points: {{fields.heading}}' }),
    ]),
  });
  const jobs = summaryOf('business.json', 'jobs');
  expect(jobs).toMatchObject({ widget: 'select', multiple: true });
  expect(Object(jobs).options).toContainEqual({ label: 'Exterior', value: 'exterior' });
});

it('the rates of a job are labelled with what they are the price of', () => {
  const [, form] = [...forms].find(([file]) => file.endsWith('jobs/cabinets.json')) ?? [];
  const rates = form?.fields?.find(({ name }) => name === 'rates');
  expect(rates).toMatchObject({ widget: 'rates', label: 'Prices' });
  expect(Object.values(Object(rates?.labels))).toContain('Cabinet Doors: price of each door, in dollars');
});

describe('a value that a form shows as text', () => {
  it.each([
    ['hours', '8:00-12:00, 1 pm – 5:30 pm', '8:00-12:00, 13:00-17:30'],
    ['hours', '8 h à 16 h 30', '8:00-16:30'],
    ['hours', '', ''],
    ['place', '45.42 -75.70', '45.42, -75.7'],
    ['place', '', ''],
  ] as const)('%s: %j is kept as %j', (kind, typed, kept) => {
    const { parse, print } = writtenValues[kind];
    expect(print(parse(typed))).toBe(kept);
  });

  it.each([
    ['hours', 'mornings', 'Write hours such as'],
    ['hours', '8:00', 'Write hours such as'],
    ['hours', '8:00-25:00', 'Write hours such as'],
    ['place', 'Ottawa', 'Write latitude and longitude'],
  ] as const)('%s: %j is answered with what to write', (kind, typed, message) => {
    expect(() => writtenValues[kind].parse(typed)).toThrow(message);
  });
});

it('a service with a new title has it in every place of its file that had the one before', () => {
  const before = {
    title: 'Garages',
    heading: 'Garages in town',
    menu: { label: 'Garage', order: 1 },
    card: { label: 'Garage', text: 'Garages of all kinds' },
    footer: {},
  };
  const after = { ...before, title: 'Garage Floors', card: { ...before.card, label: 'Floors' } };
  expect(withNewName(before, after)).toEqual({
    title: 'Garage Floors',
    heading: 'Garage Floors in town',
    menu: { label: 'Garage Floors', order: 1 },
    card: { label: 'Floors', text: 'Garage Floors of all kinds' },
    footer: {},
  });
  expect(withNewName(before, before)).toEqual(before);
});

it('the form of a business labels each promise with what it says', () => {
  const form = [...forms].find(([file]) => file.endsWith('/business.json'))?.[1];
  const facts = form?.fields?.find(({ name }) => name === 'facts');
  const labels = Object.fromEntries((facts?.fields ?? []).map(({ name, label }) => [name, label]));
  expect(labels).toMatchObject({
    hasFreeQuote: 'We come and look for free, and put the quote in writing',
    warrantyYears: 'Years of warranty',
  });
  expect(Object.entries(labels).filter(([name, label]) => label === labelOf(name))).toEqual([]);
});

describe('the editor of the deployed site', () => {
  const business = parseBusiness(readFileSync(fromRoot('site/business.json'), 'utf8'));
  const named = {
    ...business,
    repository: { host: 'github', name: 'painter/site', branch: 'main' } as const,
  };
  const facts = { pagePaths: [], pagesWithMap: [], styleHashes: [] };

  it('has a policy of its own, and only if the business names its repository', () => {
    expect(headers(business, facts)).not.toContain('/admin');
    const rules = headers(named, facts);
    expect(rules).toMatch(
      /^\/admin\/\*\n {2}Content-Security-Policy: .*connect-src [^;]*https:\/\/api\.github\.com/m,
    );
  });

  it('signs in at GitLab with an application, and at GitHub with a server', () => {
    const gitlab = { host: 'gitlab', name: 'painter/site' };
    const json = (repository: unknown) => JSON.stringify({ ...business, repository });
    expect(() => parseBusiness(json(gitlab))).toThrow('repository.applicationId: must be given with GitLab');
    const signInUrl = 'https://sign-in.example/auth';
    expect(repositoryBackend({ ...named.repository, signInUrl })).toEqual({
      name: 'github',
      repo: 'painter/site',
      branch: 'main',
      base_url: 'https://sign-in.example',
      auth_endpoint: 'auth',
    });
  });
});

describe('the files that the editor of this machine reads and writes', () => {
  const root = mkdtempSync(join(tmpdir(), 'edited-root-'));
  const business = join(root, 'site');
  cpSync(site, business, { recursive: true });
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  writeFileSync(join(root, '.git/config'), 'secret');
  symlinkSync(join(root, '.git'), join(business, 'content/elsewhere'));
  symlinkSync(join(root, '.git/config'), join(business, 'content/linked.json'));
  mkdirSync(join(business, 'scripts'));
  writeFileSync(join(business, 'scripts/own.json'), '{}');
  const files = new BusinessFiles(root, business);
  const ask = (action: string, params: object) =>
    files.answer({ action, params: { branch: 'main', ...params } });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are its content, prices and pictures, new ones too', async () => {
    const entry = { slug: 'x', path: 'site/content/blog/new-article.md', raw: '---\ntitle: New\n---\n' };
    const photo = { path: 'site/images/new.webp', content: 'cGhvdG8=', encoding: 'base64' };
    await ask('persistEntry', { dataFiles: [entry], assets: [photo], options: {} });
    expect(await ask('getEntry', { path: entry.path })).toMatchObject({ data: entry.raw });
    const articles = await ask('entriesByFolder', { folder: 'site/content/blog', extension: 'md', depth: 1 });
    expect(articles).toContainEqual(expect.objectContaining({ data: entry.raw }));
    expect(await ask('getMedia', { mediaFolder: 'site/images' })).toMatchObject([photo]);
    await ask('deleteFiles', { paths: [entry.path, photo.path] });
    expect(await ask('getEntry', { path: entry.path })).toMatchObject({ data: null });
  });

  it('move with the title of a service, whose former address leads to the new one', async () => {
    const path = 'site/content/services/garage-painting-services.json';
    const words = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const reviews = join(business, 'content/reviews.json');
    const read = JSON.parse(readFileSync(reviews, 'utf8'));
    read.reviews[0].service = 'garage-painting-services';
    writeFileSync(reviews, JSON.stringify(read));
    const raw = JSON.stringify({ ...words, title: 'Garage Floors' });
    await ask('persistEntry', { dataFiles: [{ slug: 'x', path, raw }], assets: [] });
    expect(await ask('getEntry', { path })).toMatchObject({ data: null });
    const moved = JSON.parse(readFileSync(join(business, 'content/services/garage-floors.json'), 'utf8'));
    expect(moved.formerSlugs).toEqual(['garage-painting-services']);
    const service = () => JSON.parse(readFileSync(reviews, 'utf8')).reviews[0].service;
    expect(service()).toBe('garage-floors');

    await ask('redirect', { from: '/services/garage-floors', to: '/residential' });
    await ask('deleteFiles', { paths: ['site/content/services/garage-floors.json'] });
    const changed = parseBusiness(readFileSync(join(business, 'business.json'), 'utf8'));
    expect(changed.redirects).toEqual([
      { from: '/services/garage-floors', to: '/residential' },
      { from: '/services/garage-painting-services', to: '/residential' },
    ]);
    expect(service()).toBeUndefined();
    const pages = [{ path: '/residential', formerPaths: [] as string[] }];
    addRedirects(pages, changed);
    expect(pages[0]?.formerPaths).toEqual(['/services/garage-floors', '/services/garage-painting-services']);
    expect(() => addRedirects([], changed)).toThrow('leads to "/residential", which is no page');
    await expect(ask('redirect', { from: '/about', to: '/' })).rejects.toThrow(RefusedCall);
  });

  it.each([
    '.git/config',
    'site/content/../../.git/config.json',
    'site/content/elsewhere/hooks/pre-commit.json',
    'site/content/linked.json',
    'site/scripts/own.json',
    'site/business.json/../x.json',
    '/etc/passwd.json',
    'package.json',
  ])('are never %s', async (path) => {
    const dataFile = { slug: 'x', path, raw: 'changed' };
    const allowed = 'site/content/footer.json';
    for (const [action, params] of [
      ['getEntry', { path }],
      ['getMediaFile', { path }],
      ['deleteFile', { path }],
      ['persistMedia', { asset: { path, content: '', encoding: 'base64' } }],
      ['persistEntry', { dataFiles: [dataFile], assets: [] }],
      ['persistEntry', { dataFiles: [{ ...dataFile, path: allowed, newPath: path }], assets: [] }],
      ['entriesByFolder', { folder: path, extension: '' }],
    ] as const)
      await expect(ask(action, params), action).rejects.toThrow(RefusedCall);
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe('secret');
    expect(readFileSync(join(business, 'content/footer.json'), 'utf8')).not.toBe('changed');
  });

  it('are given to pages of its own origin alone', async () => {
    const server = createServer((request, response) => response.end(String(isFromHere(request))));
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    const { port } = server.address() as AddressInfo;
    const answerTo = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        get({ port, host: 'localhost', headers }, async (answer) => resolve(await text(answer)));
      });
    const host = `localhost:${port}`;
    for (const [headers, expected] of [
      [{ host }, 'true'],
      [{ host, origin: `http://${host}` }, 'true'],
      [{ host, origin: 'https://elsewhere.example' }, 'false'],
      [{ host, origin: 'http://localhost:1' }, 'false'],
      [{ host, origin: 'null' }, 'false'],
      [{ host: `elsewhere.example:${port}` }, 'false'],
      [{ host: 'localhost' }, 'false'],
    ] as const)
      expect(await answerTo(headers), JSON.stringify(headers)).toBe(expected);
    server.close();
  });
});

describe('saving', () => {
  it('changes the lines of an edited value alone', () => {
    const edited = edit('business.json', (content) => {
      content.minimumOrder = 4321;
    });
    expect(edited.changes).toEqual([
      expect.stringMatching(/^- {2}"minimumOrder": \d+,$/),
      '+  "minimumOrder": 4321,',
    ]);
    const [article = ''] = [...forms.keys()].filter((file) => /blog\/.*md$/.test(file));
    const { changes } = edit(relative(site, article), (content) => {
      content.category = 'Interior';
    });
    expect(changes).toEqual([expect.stringMatching(/^-category: /), '+category: Interior']);
  });

  it('leaves out optional fields left empty, and keeps those that may be empty', () => {
    const { changes } = edit('content/reviews.json', (content) => {
      content.picture = { name: 'hero' };
      content.lead = '';
    });
    expect(changes).toContain('+    "alt": ""');
    expect(changes.filter((line) => line.includes('lead'))).toEqual([expect.stringMatching(/^-/)]);
  });

  it.each(['business.json', 'content/reviews.json', 'content/faqs.json', 'jobs/general.json'])(
    'formats %s as npm run check expects it, with entries added, longer and removed',
    (file) => {
      const text = edit(file, (content) => {
        for (const list of listsIn(content)) list.push(list[0]);
        lengthen(content);
      }).text;
      expect(text).toBe(formatted(text));
    },
  );

  it('writes a new article with its front matter in the order of the form', () => {
    const [file = ''] = [...forms.keys()].filter((one) => /blog\/.*md$/.test(one));
    const article = {
      body: 'Text.',
      category: 'Tips',
      title: "It's new: paint",
      summary: '',
      createdAt: 'today',
    };
    expect(savedText(article, forms.get(file) ?? {}, file)).toBe(
      `---\ntitle: "It's new: paint"\ncreatedAt: today\ncategory: Tips\n---\n\nText.\n`,
    );
  });
});

/** The form of each file, by its absolute path. */
function formsByFile(collections: readonly EditorCollection[], root: string): Map<string, Form> {
  return new Map(
    collections.flatMap(({ files = [], folder, extension, fields = [] }) => [
      ...files.map((form): [string, Form] => [join(root, form.file), form]),
      ...filesIn(folder && join(root, folder), String(extension)).map((file): [string, Form] => [
        file,
        { fields },
      ]),
    ]),
  );
}

function filesIn(folder: string | undefined, extension: string): string[] {
  if (!folder) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(extension));
  return names.map((name) => join(folder, name));
}

function contentOf(file: string): FileContent {
  const { $source, ...content } = readFile(readFileSync(file, 'utf8'));
  return content;
}

function savedText(content: FileContent, form: Form, file: string): string {
  return writeFile(prepared(content, form, file.endsWith('.md')));
}

function edit(name: string, change: (content: FileContent) => void): { text: string; changes: string[] } {
  const file = join(site, name);
  const source = readFileSync(file, 'utf8');
  const content = readFile(source);
  change(content);
  const text = savedText(content, forms.get(file) ?? {}, file);
  const [before, after] = [source.split('\n'), text.split('\n')];
  return {
    text,
    changes: [
      ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
    ],
  };
}

/** The editor's own maps keep no order. */
function shuffled(value: FileContent): FileContent {
  const mixed = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(mixed);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner)
        .reverse()
        .map(([key, item]) => [key, mixed(item)]),
    );
  };
  return mixed(value) as FileContent;
}

/** Paths of values without a field. A list's `when` and `unless` name a condition, which is no word. */
function withoutField(value: unknown, form: Form | EditorField, path = ''): string[] {
  if (Array.isArray(value)) {
    const { fields, types, typeKey, field } = form as EditorField;
    if (['select', 'hours', 'place', 'rates'].includes((form as EditorField).widget)) return [];
    return value.flatMap((item, index) => {
      const kind = typeKey && types?.find(({ name }) => name === item[typeKey]);
      const { [typeKey ?? '']: _kind, ...rest } = item;
      const inner = kind ? rest : item;
      return withoutField(inner, kind || (fields ? { fields } : (field ?? {})), `${path}.${index}`);
    });
  }
  if (typeof value !== 'object' || value === null) return 'widget' in form ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'when' || key === 'unless') return [];
    const field = form.fields?.find(({ name }) => name === key);
    return field ? withoutField(inner, field, `${path}.${key}`) : [`${path}.${key}`];
  });
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) && value.length > 0 ? [value, ...inner] : inner;
}

/** Makes every third text longer. */
function lengthen(value: FileContent, count = { texts: 0 }): void {
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$source') continue;
    if (typeof inner === 'string' && count.texts++ % 3 === 0)
      value[key] = `${inner} and what else there is to say`;
    else if (typeof inner === 'object' && inner !== null) lengthen(inner as FileContent, count);
  }
}

function formatted(text: string): string {
  const biome = fromRoot('node_modules/.bin/biome');
  return execFileSync(biome, ['format', '--stdin-file-path=site/business.json'], {
    input: text,
    encoding: 'utf8',
  });
}
