import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { headingAnchors } from './markdown';
import { documentReferences, privateSources } from './references';
import { trackedTexts } from './text-files';

/** This folder's own tests write such names to prove that they are found. */
const texts = trackedTexts().filter(({ file }) => !file.startsWith('tests/unit/docs/'));

it('finds references in code, styles, tests and documents', () => {
  const citing = texts.filter(({ text }) => documentReferences(text).length > 0).map(({ file }) => file);
  for (const ending of [/\.ts$/, /\.tsx$/, /\.css$/, /\.md$/]) {
    expect(citing.filter((file) => ending.test(file))).not.toEqual([]);
  }
});

it('every document that is cited exists, and so does its heading', () => {
  expect(
    texts.flatMap(({ file, text }) =>
      documentReferences(text)
        .filter((reference) => !isThere(reference))
        .map((reference) => `${file}: ${reference}`),
    ),
  ).toEqual([]);
});

it('no text cites a document that a reader of the repository cannot open', () => {
  expect(texts.flatMap(({ file, text }) => privateSources(text).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
});

function isThere(reference: string): boolean {
  const [path = '', anchor] = reference.split('#');
  if (!existsSync(fromRoot(path))) return false;
  return anchor === undefined || headingAnchors(readFileSync(fromRoot(path), 'utf8')).includes(anchor);
}

describe('the reading of references', () => {
  it('takes documents with and without a heading, up to the end of the word', () => {
    const text =
      '/** The total (docs/behaviour.md#36-minimum-order, docs/decisions/05-liquidjs.md). See docs/tags.md#events. */';
    expect(documentReferences(text)).toEqual([
      'docs/behaviour.md#36-minimum-order',
      'docs/decisions/05-liquidjs.md',
      'docs/tags.md#events',
    ]);
  });

  it('takes the names of documents outside the repository, and no texts of the product', () => {
    const names = ['SPEC', 'DECISIONS', 'TAGS', 'SERVICES', 'LOOK'];
    expect(privateSources(`as ${names.join(', ')} say; ${names[0]}.md`)).toEqual([...names, 'SPEC']);
    expect(privateSources('SPECIFIC ROOMS ESTIMATE, /SERVICES/GARAGE-PAINTING-SERVICES')).toEqual([]);
    expect(privateSources(['documents kept', 'beside this repository'].join(' '))).toEqual([
      'kept beside this',
    ]);
  });
});
