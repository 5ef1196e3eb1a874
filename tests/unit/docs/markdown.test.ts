import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { headingAnchors, localLinks, npmScripts } from './markdown';
import { knownScripts, markdownFiles } from './text-files';

const texts = markdownFiles().map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

it('finds texts to read, with commands and links in them', () => {
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.flatMap(({ text }) => npmScripts(text))).toEqual(
    expect.arrayContaining(['start', 'test', 'build', 'test:engines']),
  );
  expect(texts.flatMap(({ text }) => localLinks(text)).length).toBeGreaterThan(30);
});

describe.each(texts)('$file', ({ file, text }) => {
  it('names npm scripts that there are', () => {
    const known = knownScripts(file);
    expect(npmScripts(text).filter((script) => !known.includes(script))).toEqual([]);
  });

  it('leads to files, pictures and headings that there are', () => {
    expect(localLinks(text).filter((link) => !isThere(file, link))).toEqual([]);
  });
});

function isThere(file: string, link: string): boolean {
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = fromRoot(path ? join(dirname(file), path) : file);
  if (!existsSync(target)) return false;
  return anchor === undefined || headingAnchors(readFileSync(target, 'utf8')).includes(anchor);
}

describe('the reading of texts', () => {
  it('takes links and pictures, but no whole addresses and nothing in code', () => {
    const text =
      '[A](a.md#x) ![B](b.png "B") <img src="c.webp" alt="C"> [D](https://d.example/) `[E](e.md)` <a href="tel:1">F</a>\n\n[G]: g.md\n\n```html\n<img src="h.webp">\n```\n';
    expect(localLinks(text)).toEqual(['a.md#x', 'b.png', 'g.md', 'c.webp']);
  });

  it('takes the commands in code and in prose', () => {
    const text =
      '`npm ci && npm start`, `npm run -s build`; then npm test.\n\n```sh\nROUNDS=1 npm run bench:lighthouse -- /faqs\n```\n';
    expect(npmScripts(text)).toEqual(['start', 'build', 'test', 'bench:lighthouse']);
  });

  it('makes of headings what links write behind #', () => {
    expect(headingAnchors('## What it sends, and when\n\n### `api.ts`\n')).toEqual([
      'what-it-sends-and-when',
      'apits',
    ]);
  });
});
