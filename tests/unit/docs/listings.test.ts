import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse as parseHtml } from 'node-html-parser';
import { parse as parseCss } from 'postcss';
import { expect, it } from 'vitest';
import { parseBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { tagApis } from '../../../build/widgets/tag-apis';
import { listings } from './markdown';

/** How a listing is read, by its language; it throws if the listing is wrong. */
const readers: Readonly<Record<string, (code: string) => void>> = {
  js: run,
  css: parseCss,
  json: (code) => void JSON.parse(code),
  html: readMarkup,
  // commands.test.ts reads them.
  sh: () => {},
  mermaid: (code) => expect(code).toMatch(/^flowchart /),
};

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: fromRoot(''), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\/(content|legal)\//.test(file) && existsSync(fromRoot(file)));

const all = documents.flatMap((file) =>
  listings(readFileSync(fromRoot(file), 'utf8')).map((listing) => ({ file, ...listing })),
);

it.each(all.filter(({ notRun }) => !notRun))(
  'the listing $title of $file can be read or run',
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

/** A listing that imports the package runs in Node, the spreadsheet's with stand-ins for what it finds there. */
function run(code: string): void {
  if (code.includes("from 'painting-widgets")) {
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: fromRoot('.') });
    return;
  }
  const rows: unknown[] = [];
  const request = {
    postData: {
      contents: JSON.stringify({ reference: '7K2Q-M4', values: { name: 'Ada', phone: '1', email: '2' } }),
    },
  };
  const SpreadsheetApp = { getActiveSheet: () => ({ appendRow: (row: unknown) => rows.push(row) }) };
  const ContentService = { createTextOutput: (text: string) => text };
  const answer = runInNewContext(`${code}; doPost(request)`, { SpreadsheetApp, ContentService, request });
  expect(answer).toBe('OK');
  expect(rows).toEqual([['7K2Q-M4', 'Ada', '1', '2']]);
}

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
