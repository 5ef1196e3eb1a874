import { parse } from 'node-html-parser';

/** A page of the examples, for the gallery, the build and the tests. */
export interface ExamplePage {
  /** Relative to the folder of the examples, with forward slashes: `tags/painting-faq.html`. */
  readonly file: string;
  /** The address on the examples' origin: `/tags/painting-faq`. */
  readonly path: string;
  /** The folder, which is the group in the gallery; '' at the top. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Whether the page is served as it is, without our header, style sheet and code listing. */
  readonly hasOwnLook: boolean;
  readonly source: string;
}

/** Reads a page's title, description and options from its head; throws when it has no title or no description. */
export function describeExample(file: string, source: string): ExamplePage {
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
