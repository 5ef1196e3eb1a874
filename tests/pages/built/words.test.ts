import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, NodeType, parse, TextNode } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business/business';
import { siteFolder } from '../../../build/business/folders';
import { fromRoot } from '../../../build/business/from-root';
import { accessChecks } from '../../../build/content/access-checks';
import { withFrenchSpacing } from '../../../build/content/french-spacing';
import { readContent } from '../../../build/content/read-content';
import { browserData, browserRequests, serverData } from '../../../shared/kept-data';
import { type Language, languageCodes } from '../../../shared/texts';

const business = readBusiness();

/** A text as a page has it. */
const printed = (text: string, language: Language) => (language === 'fr' ? withFrenchSpacing(text) : text);

// Templates contain structure only; visible and spoken text comes from site/content.

/** Attributes that are spoken or shown. */
const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'content',
  'heading',
  'placeholder',
  'title',
  'value',
];

/** Machine-readable `<meta>` names. */
const technicalMeta = [
  'viewport',
  'robots',
  'color-scheme',
  'theme-color',
  'twitter:card',
  'og:type',
  'og:image:width',
  'og:image:height',
];

/** Letters and figures of a template itself, without Liquid output. */
function wordsIn(template: string): string[] {
  // Without `pre`, whose markup would count as text.
  const blockTextElements = { script: true, noscript: true, style: true };
  const page = parse(withoutLiquid(template), { comment: false, blockTextElements });
  const texts = textNodes(page).map((node) => node.text.trim());
  const attributes = page
    .querySelectorAll('*')
    .filter((element) => !isTechnical(element))
    .flatMap((element) => spokenAttributes.map((name) => element.getAttribute(name) ?? ''));
  return [...texts, ...attributes, ...literals(template)].filter((text) => /[\p{L}]/u.test(text));
}

/** Removes Liquid, styles, comments and attributes outside of elements. */
function withoutLiquid(template: string): string {
  return template
    .replace(/\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}/gs, '')
    .replace(/\{\{.*?\}\}|\{%.*?%\}|<!doctype html>|<style>.*?<\/style>/gs, '')
    .replace(/^\s*aria-current="\w+"/gm, '');
}

/** Sentences in Liquid code: texts with a space, except classes and sizes. */
function literals(template: string): string[] {
  return [...template.matchAll(/\{\{.*?\}\}|\{%.*?%\}/gs)]
    .map(([code]) => code.replace(/(sizes|class|date): '[^']*'|assign ground = '[^']*'/g, ''))
    .flatMap((code) => [...code.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other ?? ''))
    .filter((text) => text.trim().includes(' ') && !text.startsWith('<'));
}

function textNodes(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE && node instanceof TextNode) return [node];
    return node instanceof HTMLElement ? textNodes(node) : [];
  });
}

function isTechnical(element: HTMLElement): boolean {
  const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  return element.rawTagName === 'meta' && technicalMeta.includes(name);
}

const templates = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|liquid)$/.test(file),
);

describe('the templates', () => {
  it('are found', () => {
    expect(templates.length).toBeGreaterThan(40);
  });

  it.each(templates)('%s contains no text', (file) => {
    expect(wordsIn(readFileSync(join(siteFolder, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['<p>Hello {{ name }}</p>', ['Hello']],
    ['<a aria-label="{{ x }}: more">{{ y }}</a>', [': more']],
    ['<img alt="A wall">', ['A wall']],
    ["{% render 'form.liquid', heading: 'Request a quote' %}", ['Request a quote']],
    ["{{ heading | default: 'Ask us' }}", ['Ask us']],
    ['<meta name="viewport" content="width=device-width"><p>{{ a }}: {{ b }} ©</p>', []],
  ])('templates with text are detected: %s', (template, words) => {
    expect(wordsIn(template)).toEqual(words);
  });
});

describe('privacy page', () => {
  // widgets/lib/storage.ts lists every key, because storage functions accept no others.

  const keys = [
    ...readFileSync(fromRoot('widgets/lib/storage.ts'), 'utf8').matchAll(/[|=] ['`]([^'`$]+)/g),
  ].map(([, key]) => key);

  it('the storage keys are found', () => {
    expect(keys).toEqual(expect.arrayContaining(['painting-thank-you', 'painting-outbox:', 'height:']));
  });

  it('the list of what browsers keep has every storage key, and no other', () => {
    const listed = browserData.map(({ name }) => name.replace('…', ''));
    expect(listed.sort()).toEqual(keys.sort());
  });

  it.each(languageCodes)('the privacy page has the tables of all that is kept and sent in %s', (language) => {
    const page = JSON.stringify(readContent({ ...business, languages: [language] }).privacy);
    for (const { title, name } of browserData)
      expect(page).toContain(
        printed(`${title[language]}${language === 'fr' ? ' ' : ''}: \`${name}\``, language),
      );
    for (const { title } of [...serverData, ...browserRequests]) expect(page).toContain(title[language]);
  });

  it.each(languageCodes)('the page on accessibility tells of every check in %s', (language) => {
    const { accessibility } = readContent({ ...business, languages: [language] });
    for (const { text } of accessChecks)
      expect(JSON.stringify(accessibility)).toContain(
        JSON.stringify(printed(text[language], language)).slice(1, -1),
      );
  });
});

describe('the pages on privacy and accessibility', () => {
  const places = [
    { country: 'CA', region: 'ON', has: [/PIPEDA|LPRPDE/], lacks: [/\bADA\b/, /Federal Trade/] },
    { country: 'CA', region: 'QC', has: [/Law 25|Loi 25/, /Commission d'accès/], lacks: [/PIPEDA|LPRPDE/] },
    {
      country: 'US',
      region: 'CO',
      has: [/\bADA\b/, /Federal Trade/],
      lacks: [/Canad/, /Qu[eé]bec/, /provinc/],
    },
    { country: 'NZ', region: 'AK', has: [], lacks: [/Canad/, /Qu[eé]bec/, /\bADA\b/] },
  ];
  const pairs = places.flatMap((place) => languageCodes.map((language) => ({ ...place, language })));

  it.each(pairs)('name the law of $region, $country in $language', ({ has, lacks, language, ...place }) => {
    const there = { ...business, ...place, languages: [language] };
    const { privacy, accessibility } = readContent(there);
    const text = JSON.stringify([privacy, accessibility]);
    for (const law of has) expect(text).toMatch(law);
    for (const law of lacks) expect(text).not.toMatch(law);
    expect(text).not.toMatch(language === 'en' ? /French/ : /anglais/);
  });
});

/** Words that have one form in English, and the other forms that people write. */
const otherForms =
  /\be-mails?\b|\b(?:1[3-9]|2[0-3]):[0-5]\d\b|\b\d{1,2}(?::\d\d)? ?(?:a\.m\.|p\.m\.|am|pm)(?![\w.])/gi;

// An HTTP header and such are code, not words.
it.each([
  ['our words', () => sourcesIn('site/content', /\.(json|md)$/)],
  ['the legal pages', () => sourcesIn('site/legal', /\.en\.md$/)],
  ['the words of the tags and mails', () => sourcesIn('shared/locales', /^en.*\.ts$/)],
])("%s say 'email', and times with AM or PM", (_name, read) => {
  const found = read().flatMap(({ file, text }) =>
    [...text.replace(/`[^`\n]*`|createdAt: .*|^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(otherForms)]
      .map(([form]) => form)
      .filter((form) => !/\d\s?(?:AM|PM)$/.test(form))
      .map((form) => `${file}: ${form}`),
  );
  expect(found).toEqual([]);
});

function sourcesIn(folder: string, files: RegExp): { file: string; text: string }[] {
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => ({ file, text: readFileSync(join(fromRoot(folder), file), 'utf8') }));
}
