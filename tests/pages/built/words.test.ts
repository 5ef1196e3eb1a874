import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, NodeType, parse, TextNode } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import { legalFolder, siteFolder } from '../../../build/folders';
import { fromRoot } from '../../../build/from-root';
import { readContent } from '../../../build/site/content/read-content';
import { menus, serviceLists } from '../../../build/site/pages/service-lists';
import { languageCodes } from '../../../shared/language';

const business = readBusiness();
const content = readContent(business);

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
  const page = parse(withoutLiquid(template), { comment: false });
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
  ])('with text are detected: %s', (template, words) => {
    expect(wordsIn(template)).toEqual(words);
  });
});

// Labels of this business that are specified to the letter (docs/behaviour.md#1-pages) and must not be
// corrected by accident. A service may go, an article may come. Another business has its own.

const services = serviceLists(content.services);
const labelled = (links: readonly { label: string; path: string }[] | null) =>
  (links ?? []).map(({ label, path }) => `${label} → ${path}`);
const paths = services.card.map(({ path }) => path);
/** Without services that the business no longer has. */
const offered = (labels: readonly string[]) =>
  labels.filter((label) => paths.some((path) => label.endsWith(path)));

const [interior, condo, garage, cabinet] = [
  '/services/interior-painting-services',
  '/services/apartment-condo-painting',
  '/services/garage-painting-services',
  '/services/cabinet-painting-services',
];

describe.runIf(business.name === 'City Painting Co.')('the specified words', () => {
  it('of the menus, where two labels do not match their pages', () => {
    const { header, mobile } = menus(content.navigation, services);
    const inMenus = offered([
      `Interior Painting → ${interior}`,
      `Exterior Painting → ${condo}`,
      `Cabinet Painting → ${cabinet}`,
      `Color Consultation → ${garage}`,
    ]);
    expect(labelled(header)).toEqual([
      'home → /',
      'residential services → /residential',
      'about → /about',
      'faqs → /faqs',
      'blog → /blog',
      'contact → /contact',
    ]);
    expect(labelled(header[1]?.children ?? null)).toEqual(inMenus);
    expect(labelled(mobile)).toEqual([
      'Home → /',
      'Residential → /residential',
      'About → /about',
      'FAQs → /faqs',
      'Blog → /blog',
      'Contact → /contact',
      'Estimator → /estimator',
    ]);
    expect(labelled(mobile[1]?.children ?? null)).toEqual([
      'Residential Services → /residential',
      ...inMenus,
    ]);
  });

  it('of the lists of services', () => {
    expect(labelled(services.card)).toEqual(
      offered([
        `Interior House Services → ${interior}`,
        `Condominium Services → ${condo}`,
        `Garage Services → ${garage}`,
        `Cabinet Services → ${cabinet}`,
      ]),
    );
    expect(labelled(services.residential)).toEqual(
      offered([
        `Interior House Painting → ${interior}`,
        `Cabinet Painting Services → ${cabinet}`,
        `Condo Painting Services → ${condo}`,
        `Garage Painting Services → ${garage}`,
      ]),
    );
  });
});

describe('privacy page', () => {
  // widgets/lib/storage-key.ts lists every key, because storage functions accept no others.

  const keys = [
    ...readFileSync(fromRoot('widgets/lib/storage-key.ts'), 'utf8').matchAll(/[|=] ['`]([^'`$]+)/g),
  ].map(([, key]) => key);

  it('the storage keys are found', () => {
    expect(keys).toEqual(expect.arrayContaining(['painting-thank-you', 'painting-outbox:', 'height:']));
  });

  it.each(languageCodes)('the privacy page lists every storage key in %s', (language) => {
    const page = readFileSync(join(legalFolder, `privacy.${language}.md`), 'utf8');
    const listed = [...page.matchAll(/^\| [^|`]*`([^`…]+)…?`/gm)].map(([, key]) => key);
    expect(listed.sort()).toEqual(keys.sort());
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
