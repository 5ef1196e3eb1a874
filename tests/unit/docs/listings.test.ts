import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import { parse as parseCss } from 'postcss';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { parseBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { tagApis } from '../../../build/widgets/tag-apis';
import { listings } from './markdown';

/** How a listing is read, by its language; it throws if the listing is wrong. */
const readers: Readonly<Record<string, (code: string) => void>> = {
  js: parseAst,
  css: parseCss,
  json: (code) => void JSON.parse(code),
  html: readMarkup,
  // The names of npm's scripts are held by links.test.ts.
  sh: (code) => expect(code).toMatch(/^(MATRIX=all |SLOWNESS=\d+ )?(npm|npx) (ci|test|start|run|install)\b/),
  mermaid: (code) => expect(code).toMatch(/^flowchart /),
};

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: fromRoot(''), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\/(content|legal)\//.test(file) && existsSync(fromRoot(file)));

const all = documents.flatMap((file) =>
  listings(readFileSync(fromRoot(file), 'utf8')).map((listing) => ({ file, ...listing })),
);

it.each(all.filter(({ notRun }) => !notRun))(
  'the listing $title of $file can be read',
  ({ language, code, file }) => {
    const read = readers[language];
    expect(
      read,
      `${file} has a listing in ${language}, which nothing reads: mark it with <!-- not run: why -->`,
    ).toBeDefined();
    const isFragment = language === 'json' && code.startsWith('"');
    read?.(isFragment ? `{${code}}` : code);
  },
);

const aboutBusiness = /^docs\/(going-live|hosting\/[\w-]+)\.md$/;

it.each(all.filter(({ file, language }) => aboutBusiness.test(file) && language === 'json'))(
  'business.json takes the listing $title of $file',
  ({ code }) => {
    const business = JSON.parse(readFileSync(fromRoot('site/business.json'), 'utf8'));
    expect(() => parseBusiness(JSON.stringify({ ...business, ...JSON.parse(`{${code}}`) }))).not.toThrow();
  },
);

/** Our tags have known attributes only. */
function readMarkup(code: string): void {
  for (const { tag, attributes } of tagApis) {
    for (const element of parseHtml(code).querySelectorAll(tag)) {
      const unknown = Object.keys(element.attributes).filter(
        (name) => !(name in attributes) && !/^(id|class|slot|style|data-.*|lang)$/.test(name),
      );
      expect(unknown, `attributes of <${tag}>`).toEqual([]);
    }
  }
}
