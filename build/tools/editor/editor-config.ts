import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import * as z from 'zod';
import { readJobs, readOwnJobs } from '../../../server/base/job-files';
import { type Business, businessSchema } from '../../../shared/business/business-schema';
import { parseJsonFile } from '../../../shared/check-data';
import { changesSchema, jobSchema } from '../../../shared/jobs/job';
import { businessFolder, siteFolder } from '../../business/folders';
import { fromRoot } from '../../business/from-root';
import { fileHref, pageHref } from '../../business/host-settings';
import { pictureFiles } from '../../business/image-folders';
import { contentFiles, pageFiles, pagePath, pagePaths, pagesOfEntries } from '../../content/page-files';
import { parseMarkdownFile } from '../../content/read-content';
import { type collections, placeInContent, schemaOf } from '../../content/site-content';
import { rateKey, rateLabel } from '../rate-label';
import { type Choices, editorFields, labelOf } from './editor-fields';
import { type EditorField, formatName } from './form';

/** A file with a form of its own. */
interface EditorFile {
  readonly name: string;
  readonly label: string;
  /** Path in the editor's root. */
  readonly file: string;
  /** Path of its texts in the content folder, without extension. */
  readonly words: string;
  readonly fields: readonly EditorField[];
}

/** Files that each have a form of their own, or a folder of files that share one. */
export interface EditorCollection {
  readonly name: string;
  readonly label: string;
  readonly format: string;
  readonly files?: readonly EditorFile[];
  readonly folder?: string;
  readonly fields?: readonly EditorField[];
  readonly [option: string]: unknown;
}

/** Settings of the editor's page. */
export interface EditorSettings {
  /** Configuration of Decap CMS. */
  readonly config: {
    readonly backend: Readonly<Record<string, unknown>>;
    readonly collections: readonly EditorCollection[];
    readonly public_folder: string;
    readonly [option: string]: unknown;
  };
  /** Files of the business's own pictures, by name. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Files of the template's pictures, by name, where this machine serves them. */
  readonly templatePictures: Readonly<Record<string, string>>;
  /** Whether this machine serves the site beside the form, and takes the editor's own calls. */
  readonly isLocal: boolean;
  /** The page that shows the words of each form: its path, ending in a slash for a folder of pages. */
  readonly previews: Readonly<Record<string, string>>;
  /** Paths that the address of a deleted page may lead to. */
  readonly targets: readonly string[];
}

/** Settings of the editor's page. `backend` is where it reads and writes the files. */
export function editorSettings(
  { url, name, host }: Pick<Business, 'url' | 'name' | 'host'>,
  backend: Readonly<Record<string, unknown>>,
  business: string = businessFolder,
): EditorSettings {
  const images = join(business, 'images');
  const isLocal = backend.name === 'proxy';
  const collections = editorCollections(business);
  return {
    isLocal,
    previews: previewsOf(
      collections,
      (path) => pageHref(path, host),
      (path) => fileHref(path, host),
    ),
    targets: [...pagePaths(join(business, 'content'))].filter(
      (path) => !/404|thank-you|\/embed\//.test(path),
    ),
    config: {
      backend,
      site_url: url,
      app_title: name,
      media_folder: pathInRoot(images, business),
      public_folder: '/images',
      // Phones' pictures are large, and contain GPS coordinates.
      media_processing: {
        enabled: true,
        format: { enabled: true, default: 'webp' },
        quality: 90,
        strip_metadata: true,
      },
      slug: { encoding: 'ascii', clean_accents: true },
      editor: { preview: isLocal },
      collections,
    },
    pictures: fileNames(images),
    templatePictures: isLocal ? fileNames(join(siteFolder, 'images')) : {},
  };
}

/** Files of a folder's pictures, by the name of the picture. */
function fileNames(images: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...pictureFiles([images])].map(([name, path]) => [name, basename(path)]));
}

/** The page beside each form, by the name of the form: its own, the home page for words of all pages. */
function previewsOf(
  collections: readonly EditorCollection[],
  pageAt: (path: string) => string,
  fileAt: (path: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    collections.flatMap(({ name, files, folder }) => {
      if (folder) return [[name, fileAt(`/${name}/`)]];
      return (files ?? []).map((form) => {
        const path = { prices: '/estimator', pages: pagePath(`${form.words}.html`) }[name] ?? '/';
        return [form.name, pageAt(path)];
      });
    }),
  );
}

/** Folder that the editor may write to: the repository, or a business's folder outside it. */
export function editorRoot(business: string = businessFolder): string {
  const root = fromRoot('.');
  return relative(root, business).startsWith('..') ? business : root;
}

/** Forms for every file of a business: the business itself, prices, pages, services and articles. */
export function editorCollections(business: string = businessFolder): EditorCollection[] {
  const content = join(business, 'content');
  const files = contentFiles(content);
  const isOfFolder = ({ path }: (typeof files)[number]) =>
    placeInContent(path.replace(/\.\w+$/, '')).length > 1;
  const choices = readChoices(business);
  const known = new Map(readJobs(business).map((each) => [each.id, each]));
  const pricesOf = (id: string, form: EditorFile): EditorFile => {
    const job = known.get(id);
    if (!job) return form;
    const { en } = job.texts;
    const rates = [...job.rates, ...(job.items?.rates ?? [])];
    const labels = Object.fromEntries(rates.map((rate) => [rateKey(rate), rateLabel(rate, en)]));
    return { ...form, label: en.label, fields: withRateLabels(form.fields, labels) };
  };
  const formOfFile = (name: string, path: string, schema: z.ZodType): EditorFile => ({
    name: name.replace('/', '-'),
    label: labelOf(name === 'index' ? 'home' : name.replace('/', ': ')),
    words: name,
    file: pathInRoot(path, business),
    fields: formOfFiles(schema, [path], choices),
  });
  const pages = new Set([...pageFiles(content).map(({ words }) => words), ...pagesOfEntries]);
  const single = files.filter((file) => !isOfFolder(file));
  const formsOf = (isPage: boolean) =>
    single
      .filter(({ name }) => pages.has(name) === isPage)
      .flatMap(({ name, path }) => {
        const schema = schemaOf(name);
        return schema ? [formOfFile(name, join(content, path), schema)] : [];
      });
  const folderOf = (
    folder: keyof typeof collections,
    label: string,
    extension: 'json' | 'md',
  ): EditorCollection => {
    const own = files.filter((file) => file.path.startsWith(`${folder}/`) && isOfFolder(file));
    const paths = own.map(({ path }) => join(content, path));
    return {
      ...collection(folder, label),
      label_singular: label.slice(0, -1),
      folder: pathInRoot(join(content, folder), business),
      extension,
      create: true,
      identifier_field: 'title',
      fields: formOfFiles(schemaOf(`${folder}/new`), paths, choices, extension),
    };
  };
  const jobs = Object.entries(readOwnJobs(join(business, 'jobs'))).map(([id, job]) =>
    pricesOf(id, formOfFile(id, join(business, `jobs/${id}.json`), schemaOfJob(job))),
  );
  return [
    {
      ...collection('business', 'Business'),
      files: [formOfFile('business', join(business, 'business.json'), businessSchema)],
    },
    // Decap CMS takes no collection without files.
    ...(jobs.length > 0 ? [{ ...collection('prices', 'Prices'), files: jobs }] : []),
    { ...collection('pages', 'Pages'), files: formsOf(true) },
    { ...collection('shared', 'Shared texts'), files: formsOf(false) },
    folderOf('services', 'Services', 'json'),
    folderOf('blog', 'Articles', 'md'),
  ];
}

function collection(name: string, label: string) {
  return { name, label, format: formatName };
}

function formOfFiles(
  schema: z.ZodType | undefined,
  paths: readonly string[],
  choices: Choices,
  extension = paths[0] && extname(paths[0]).slice(1),
): EditorField[] {
  const fields = schema ? editorFields(schema, paths.map(readContent), choices) : [];
  return fields.map((field) =>
    extension === 'md' && field.name === 'body' ? { ...field, ...markdown } : field,
  );
}

/** Fields whose lists of rates have the label of each. */
function withRateLabels(
  fields: readonly EditorField[],
  labels: Readonly<Record<string, string>>,
): readonly EditorField[] {
  return fields.map((field) => ({
    ...field,
    ...(field.widget === 'rates' && { labels }),
    ...(field.fields && { fields: withRateLabels(field.fields, labels) }),
  }));
}

/** Opens in the text mode, since the other mode rewrites the whole text. */
const markdown = { widget: 'markdown', modes: ['raw', 'rich_text'] };

function readContent(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.md') ? parseMarkdownFile(text, path) : parseJsonFile(text, path);
}

/** A whole job, or the changed prices and texts of a stock job. */
function schemaOfJob(job: unknown): z.ZodType {
  const has = (key: string) => typeof job === 'object' && job !== null && key in job;
  if (has('fields')) return jobSchema;
  return has('items') ? changesSchema : changesSchema.omit({ items: true });
}

/** Names that texts may refer to: services and articles by file, categories and paints by name. */
function readChoices(business: string): Choices {
  const content = join(business, 'content');
  const { serviceArea } = parseJsonFile(
    readFileSync(join(business, 'business.json'), 'utf8'),
    'business.json',
  ) as {
    readonly serviceArea?: { readonly towns?: readonly string[] };
  };
  const namesIn = (folder: string, extension: string) =>
    contentFiles(content)
      .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(extension))
      .map(({ name }) => name.slice(folder.length + 1));
  const textsIn = (file: string) =>
    existsSync(join(content, file))
      ? z.safeParse(namedLists, readContent(join(content, file))).data
      : undefined;
  const paints = textsIn('paints.json');
  const categories = textsIn('blog.json');
  return {
    services: namesIn('services', '.json'),
    articles: namesIn('blog', '.md'),
    towns: serviceArea?.towns ?? [],
    jobs: readJobs(business).map(({ id, texts }) => ({ label: texts.en.label, value: id })),
    ...(Array.isArray(paints) && { paints: paints.map(({ name }) => name) }),
    ...(categories && !Array.isArray(categories) && { categories: categories.categories.names }),
  };
}

const namedLists = z.union([
  z.array(z.object({ name: z.string() })),
  z.object({ categories: z.object({ names: z.array(z.string()) }) }),
]);

function pathInRoot(path: string, business: string): string {
  return relative(editorRoot(business), path).split(sep).join('/');
}
