import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { fromRoot } from '../business/from-root';

/** Source folder of the examples. */
export const examplesFolder = fromRoot('examples');

/** Files of the examples, relative to their folder, with forward slashes, sorted. */
export function exampleFiles(): string[] {
  return readdirSync(examplesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(examplesFolder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Pages of the examples. */
export function examplePages(): ExamplePage[] {
  return exampleFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => describeExample(file, readFileSync(join(examplesFolder, file), 'utf8')));
}

/** An example page, for the gallery, the build and the tests. */
export interface ExamplePage {
  /** Relative to the examples folder, with forward slashes: `tags/painting-faq.html`. */
  readonly file: string;
  /** Path on the examples' origin: `/tags/painting-faq`. */
  readonly path: string;
  /** Folder and gallery group; '' at the top. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Whether to serve the page without our header, style sheet and code listing. */
  readonly hasOwnLook: boolean;
  readonly source: string;
}

/** Reads title, description and options from a page's head; throws if title or description is missing. */
function describeExample(file: string, source: string): ExamplePage {
  const document = parse(source);
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const title = document.querySelector('title')?.textContent.trim() ?? '';
  const description = meta('description');
  if (!title || !description) throw new Error(`examples/${file} has no title or no description`);
  return {
    file,
    path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/',
    folder: file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '',
    title,
    description,
    hasOwnLook: meta('example-look') === 'own',
    source,
  };
}
